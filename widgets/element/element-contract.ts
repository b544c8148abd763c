import type { ComponentType } from 'react';
import { type AttributeType, oneOf, text } from './attributes.ts';
import type { LoadLauncher } from './button-display.ts';
import type { ElementEvent } from './element-events.ts';
import type { pageMetadata } from './page-metadata.ts';
import { type WidgetProps, widgetAttributes } from './widget-props.ts';

/**
 * The contract between a tag and the page that uses it. `P` are the component's props, `S` its
 * store.
 */
export interface ElementContract<P extends WidgetProps, S> {
  tag: `inspection-${string}`;
  component: ComponentType<P>;
  /** Called once per element: what the visitor typed survives moving and re-inserting it. */
  createStore: () => S;
  /** The widget's own style sheets, as text; a lazy view brings its own with `useStyles`. */
  styles: readonly string[];
  /** Attribute types by prop name, besides those of every widget; attributes are in kebab case. */
  attributes?: { [K in keyof P & string]?: AttributeType<P[K]> };
  /** Props that only JavaScript can set, because text cannot represent them. */
  properties?: readonly (keyof P & string)[];
  /** How a component that takes `metadata` gets it: the property of that name with the `data-meta-*` attributes. */
  metadata?: typeof pageMetadata;
  /** Callback prop to event name; events bubble and leave the shadow root. */
  events?: { [K in keyof P & string]?: ElementEvent };
  /** Imports what shows it as a button that opens it in a dialog; without it the element has no such display. */
  loadLauncher?: LoadLauncher;
}

/** Attributes that the element uses itself and does not pass to its component. */
const elementAttributes = {
  /** `auto` follows the page's own `color-scheme`, else its background. */
  theme: oneOf(['auto', 'light', 'dark'], 'auto'),
  heading: oneOf(['visible', 'none'], 'visible'),
};

/** Likewise, of elements with a dialog (`loadLauncher`). */
const dialogAttributes = {
  display: oneOf(['inline', 'button', 'dialog'], 'inline'),
  buttonText: text(),
  placement: oneOf(['bottom-right', 'bottom-left'], 'bottom-right'),
};

/** The types of an element's attributes, by the name of their property. */
export const attributeTypesOf = <P extends WidgetProps, S>({
  loadLauncher,
  attributes,
}: ElementContract<P, S>) =>
  Object.entries<AttributeType<unknown>>({
    ...elementAttributes,
    ...widgetAttributes,
    ...(loadLauncher && dialogAttributes),
    ...attributes,
  });
