import type { StoryContext } from '@storybook/react-vite';
import { type ComponentType, createElement, useLayoutEffect, useRef } from 'react';
import type { WidgetTag } from '#widgets/registry.ts';
import { contractOf } from './manifest.ts';
import { ReactHost } from './react-host.tsx';
import { type PlayContext, widgetCanvas } from './widget-canvas.ts';

type Args = Readonly<Record<string, unknown>>;

/** Event name by callback prop, as in the element's contract. */
type Events = Readonly<Record<string, `inspection-${string}` | undefined>>;

interface WidgetMeta<P extends object> {
  tag: WidgetTag;
  component: ComponentType<P>;
  events?: { [K in keyof P & string]?: `inspection-${string}` };
}

/** Whether stories show built elements. These have the facts of the first business. */
export const rendersElement = (globals: StoryContext['globals']): boolean =>
  globals['renderAs'] === 'element' && globals['business'] === 'first';

/**
 * The common meta of a widget's stories. They render the built element, or the React component if
 * the toolbar says so or a story sets the state with a `store`, which elements do not accept.
 */
export function widget<P extends object>({
  tag,
  component: Component,
  events = {},
}: WidgetMeta<P>) {
  const { argTypes, description } = contractOf(tag, events);
  return {
    argTypes,
    parameters: { docs: { subtitle: `<${tag}>`, description: { component: description } } },
    // An element's code is loaded later; axe checks the story once the widget is rendered.
    play: async (context: PlayContext) => void (await widgetCanvas(context)),
    render: (args: P, { globals }: Pick<StoryContext, 'globals'>) =>
      !rendersElement(globals) || 'store' in args ? (
        <ReactHost>
          <Component {...args} />
        </ReactHost>
      ) : (
        <WidgetElement tag={tag} args={args as Args} events={events} />
      ),
  };
}

/** Strings become attributes, objects properties, callbacks listeners: as on a partner's page. */
function WidgetElement({ tag, args, events }: { tag: WidgetTag; args: Args; events: Events }) {
  const element = useRef<HTMLElement>(null);
  const given = Object.entries(args);

  // Until the element's code is loaded, React would turn an object into an attribute.
  useLayoutEffect(() => {
    for (const [prop, value] of given) {
      if (typeof value === 'object') Object.assign(element.current ?? {}, { [prop]: value });
    }
  });

  const attributes = given
    .filter(([, value]) => typeof value !== 'object' && typeof value !== 'function')
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([prop, value]) => [kebab(prop), String(value)]);

  const listeners = Object.entries(events).map(([prop, event]) => [
    `on${event}`,
    (happened: CustomEvent) => {
      const callback = args[prop];
      if (typeof callback === 'function' && callback(happened.detail) === false) {
        happened.preventDefault();
      }
    },
  ]);

  return createElement(tag, { ref: element, ...Object.fromEntries([...attributes, ...listeners]) });
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
