import type { StoryContext } from '@storybook/react-vite';
import { type ComponentType, createElement, useLayoutEffect, useRef } from 'react';
import { AsReact } from './as-react.tsx';
import { contractOf } from './contract.ts';

interface StoriedWidget<P extends object> {
  tag: `inspection-${string}`;
  component: ComponentType<P>;
  /** Callback prop to event name, as in the element's contract. */
  events?: { [K in keyof P & string]?: `inspection-${string}` };
}

type Args = Readonly<Record<string, unknown>>;

/** What every widget's meta has: one story, shown in the life that the toolbar names. */
export function widget<P extends object>({
  tag,
  component: Component,
  events = {},
}: StoriedWidget<P>) {
  const { argTypes, description } = contractOf(tag, events);
  return {
    argTypes,
    parameters: { docs: { subtitle: `<${tag}>`, description: { component: description } } },
    render: (args: P, { globals }: Pick<StoryContext, 'globals'>) =>
      globals['life'] === 'element' ? (
        <AsElement tag={tag} args={args as Args} events={events} />
      ) : (
        <AsReact>
          <Component {...args} />
        </AsReact>
      ),
  };
}

interface AsElementProps {
  tag: string;
  args: Args;
  events: Readonly<Record<string, string | undefined>>;
}

/** Texts become attributes, other values properties, callbacks listeners: as a page would do it. */
function AsElement({ tag, args, events }: AsElementProps) {
  const element = useRef<HTMLElement>(null);
  const given = Object.entries(args);

  useLayoutEffect(() => {
    for (const [prop, value] of given) {
      if (typeof value === 'object') Object.assign(element.current ?? {}, { [prop]: value });
    }
  });

  useLayoutEffect(() => {
    const mounted = new AbortController();
    for (const [prop, event] of Object.entries(events)) {
      const handler = args[prop];
      if (!event || typeof handler !== 'function') continue;
      element.current?.addEventListener(
        event,
        (happened) => {
          if (handler((happened as CustomEvent).detail) === false) happened.preventDefault();
        },
        { signal: mounted.signal },
      );
    }
    return () => mounted.abort();
  });

  const attributes = given
    .filter(([, value]) => typeof value !== 'object' && typeof value !== 'function')
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([prop, value]) => [kebab(prop), String(value)]);
  return createElement(tag, { ref: element, ...Object.fromEntries(attributes) });
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
