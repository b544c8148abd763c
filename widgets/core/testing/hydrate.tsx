import type { ReactNode } from 'react';
import * as react from 'react';
import { expect, onTestFinished, vi } from 'vitest';

/** Only the site renders on a server, and it does so with React. */
export const onReact = 'use' in react;

/**
 * Renders as the server does, lets `beforeScripts` touch the page as an early visitor would, and
 * hydrates. Fails when hydration gives up and builds the tree anew.
 */
export async function hydrate(
  node: ReactNode,
  beforeScripts: (host: HTMLElement) => void = () => undefined,
): Promise<HTMLElement> {
  const { renderToString } = await import('react-dom/server');
  const { hydrateRoot } = await import('react-dom/client');
  const host = document.createElement('div');
  host.className = 'ui-host';
  host.innerHTML = renderToString(node);
  document.body.append(host);
  const served = host.firstElementChild;
  beforeScripts(host);
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(host, node, { onRecoverableError });
  onTestFinished(() => root.unmount());
  await vi.waitFor(() =>
    expect(Object.keys(served ?? {}).some((key) => key.startsWith('__reactFiber'))).toBe(true),
  );
  expect(host.firstElementChild).toBe(served);
  expect(onRecoverableError).not.toHaveBeenCalled();
  return host;
}
