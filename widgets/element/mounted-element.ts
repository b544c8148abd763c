import r2wc from '@r2wc/react-to-web-component';
import type { ReactNode } from 'react';

/**
 * What r2wc mounts, updates and unmounts in each element. Its own handling of attributes,
 * properties and events has bugs (docs/decisions/0003), so the rendered tree is its only prop.
 */
const Mounted = ({ tree }: { tree: ReactNode }) => tree;

/** r2wc's element: setting `tree` renders it while the element is connected. */
type MountedElement = new () => HTMLElement & {
  tree: ReactNode;
  connectedCallback(): void;
  disconnectedCallback(): void;
};

export const mountedElement = () =>
  // Without a type, r2wc passes a prop on as it is and does not reflect it in an attribute.
  r2wc(Mounted, {
    shadow: 'open',
    props: { tree: undefined as never },
  }) as unknown as MountedElement;
