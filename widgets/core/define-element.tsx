import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type AttributeType, oneOf, readAttribute } from './attributes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { firstDrawing } from './first-drawing.ts';
import hostStyles from './host.css?inline';
import { sheet } from './styles.ts';
import tokens from './tokens.css?inline';
import ui from './ui/ui.css?inline';
import { type WidgetProps, widgetAttributes } from './widget-props.ts';

/** What a tag offers to the page that uses it. `P` are the component's props, `S` its store. */
export interface ElementContract<P extends WidgetProps, S> {
  tag: `inspection-${string}`;
  component: ComponentType<P>;
  /** Made once an element: what the visitor typed outlives moving and re-inserting it. */
  createStore: () => S;
  /** The widget's own style sheets, as text; what views on demand need comes with `useStyles`. */
  styles: readonly string[];
  /** Prop name to attribute type, beside those of every widget; the attribute is in kebab case. */
  attributes?: { [K in keyof P & string]?: AttributeType<P[K]> };
  /** Props that only JavaScript sets, because text cannot carry them. */
  properties?: readonly (keyof P & string)[];
  /** Callback prop to event name; events bubble and leave the shadow root. */
  events?: { [K in keyof P & string]?: ElementEvent };
}

interface ElementEvent {
  name: `inspection-${string}`;
  cancelable?: boolean;
}

/** Every element has it; `auto` follows the page's own `color-scheme`. */
const theme = oneOf(['auto', 'light', 'dark'], 'auto');

type Values = Record<string, unknown>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What stands in the shadow root. Our words are English, whatever the page around them reads like. */
const framed = (Shown: ComponentType<object>, { theme: scheme, ...props }: Values) => (
  <div className="ui-host" data-theme={scheme} lang="en" dir="ltr">
    <ErrorBoundary>
      <Shown {...props} />
    </ErrorBoundary>
  </div>
);

/**
 * Registers a React component as a custom element: mounting, attributes, properties, events and
 * moving about. Registering twice is harmless.
 */
export function defineElement<P extends WidgetProps, S>(contract: ElementContract<P, S>): void {
  const { tag, properties = [], events = {} } = contract;
  // A server that renders a page imports the modules too: there is nothing to register there.
  if (!globalThis.customElements || customElements.get(tag)) return;

  const types = Object.entries<AttributeType<unknown>>({
    theme,
    ...widgetAttributes,
    ...contract.attributes,
  });
  const byAttribute = new Map(types.map(([prop, type]) => [kebab(prop), { prop, type }]));

  let upgrading = true;

  class InspectionElement extends HTMLElement {
    static observedAttributes = [...byAttribute.keys()];

    static {
      for (const [attribute, { prop }] of byAttribute) {
        InspectionElement.#declare(prop, (element, value) => {
          // One way in: what a property is set to is read, and refused, as the attribute would be.
          if (value === undefined || value === null || value === false) {
            element.removeAttribute(attribute);
          } else {
            element.setAttribute(attribute, String(value));
          }
        });
      }
      for (const prop of properties) {
        InspectionElement.#declare(prop, (element, value) => element.#give(prop, value));
      }
    }

    static #declare(prop: string, set: (element: InspectionElement, value: unknown) => void) {
      Object.defineProperty(InspectionElement.prototype, prop, {
        configurable: true,
        enumerable: true,
        get(this: InspectionElement) {
          return this.#props[prop];
        },
        set(this: InspectionElement, value: unknown) {
          set(this, value);
        },
      });
    }

    #props: Values = { store: contract.createStore() };
    #root: Root | undefined;

    constructor() {
      super();
      for (const [prop, type] of types) this.#props[prop] = type.fallback;
      for (const [prop, event] of Object.entries<ElementEvent>(events)) {
        // The answer is false when a listener called preventDefault().
        this.#props[prop] = (detail: unknown) =>
          this.dispatchEvent(
            new CustomEvent(event.name, {
              detail,
              bubbles: true,
              composed: true,
              cancelable: !!event.cancelable,
            }),
          );
      }
      this.attachShadow({ mode: 'open' });
    }

    connectedCallback() {
      // A property that was set before the element was defined hides the accessor: hand it over.
      const own = this as unknown as Values;
      for (const prop of [...types.map(([name]) => name), ...properties]) {
        if (!Object.hasOwn(this, prop)) continue;
        const value = own[prop];
        delete own[prop];
        own[prop] = value;
      }
      if (this.#root) return;
      // On arrival each part of the work has a task of its own, for the sake of slow phones.
      const next = upgrading ? setTimeout : (step: () => void) => step();
      const shadow = this.shadowRoot as ShadowRoot;
      next(() => {
        shadow.adoptedStyleSheets = [tokens, hostStyles, ui, ...contract.styles].map(sheet);
        next(() => {
          if (this.#root || !this.isConnected) return;
          this.#root = createRoot(shadow);
          firstDrawing(() => this.#draw());
        });
      });
    }

    /** Moving is a removal and an insertion in one turn: what is back at its end stays mounted. */
    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#root?.unmount();
        this.#root = undefined;
      });
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null) {
      const attribute = byAttribute.get(name);
      if (attribute) this.#give(attribute.prop, readAttribute(tag, name, attribute.type, text));
    }

    #draw() {
      this.#root?.render(framed(contract.component as ComponentType<object>, this.#props));
    }

    #give(prop: string, value: unknown) {
      if (Object.is(this.#props[prop], value)) return;
      this.#props = { ...this.#props, [prop]: value };
      this.#draw();
    }
  }

  customElements.define(tag, InspectionElement);
  upgrading = false;
}
