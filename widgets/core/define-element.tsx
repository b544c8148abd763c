import r2wc from '@r2wc/react-to-web-component';
import { type ComponentType, useSyncExternalStore } from 'react';
import { type AttributeType, oneOf, readAttribute } from './attributes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
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

/** How the rendered tree reaches the element that it stands in. */
interface Bridge {
  component: ComponentType<object>;
  subscribe(listener: () => void): () => void;
  props(): Readonly<Record<string, unknown>>;
}

const bridges = new WeakMap<Element, Bridge>();

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function Bridged({ container }: { container: ShadowRoot }) {
  const bridge = bridges.get(container.host) as Bridge;
  const { theme: scheme, ...props } = useSyncExternalStore(bridge.subscribe, bridge.props);
  const Component = bridge.component;
  return (
    // Our words are English, whatever the page around them reads like.
    <div className="ui-host" data-theme={scheme} lang="en" dir="ltr">
      <ErrorBoundary>
        <Component {...props} />
      </ErrorBoundary>
    </div>
  );
}

/**
 * Registers a React component as a custom element. r2wc mounts it; attributes, properties, events
 * and moving about are ours, because r2wc 2.1.1 loses bare booleans, removed attributes and bad
 * values, renames events and throws on a second registration. Registering twice is harmless.
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

  const Mounted = r2wc(Bridged as ComponentType<object>, { shadow: 'open' }) as unknown as {
    new (): HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };
  };

  class InspectionElement extends Mounted {
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

    #props: Record<string, unknown> = { store: contract.createStore() };
    #listeners = new Set<() => void>();
    #mounted = false;

    constructor() {
      super();
      bridges.set(this, {
        component: contract.component as ComponentType<object>,
        subscribe: (listener) => {
          this.#listeners.add(listener);
          return () => this.#listeners.delete(listener);
        },
        props: () => this.#props,
      });
      for (const [prop, type] of types) this.#props[prop] = type.fallback;
      for (const [prop, event] of Object.entries<ElementEvent>(events)) {
        // The answer is false when a listener called preventDefault().
        this.#props[prop] = (detail: unknown) =>
          this.dispatchEvent(
            new CustomEvent(event.name, {
              detail,
              bubbles: true,
              composed: true,
              cancelable: event.cancelable ?? false,
            }),
          );
      }
      const root = this.shadowRoot as ShadowRoot;
      root.adoptedStyleSheets = [tokens, hostStyles, ui, ...contract.styles].map(sheet);
    }

    override connectedCallback() {
      // A property that was set before the element was defined hides the accessor: hand it over.
      for (const prop of [...types.map(([name]) => name), ...properties]) {
        if (!Object.hasOwn(this, prop)) continue;
        const value = Reflect.get(this, prop);
        Reflect.deleteProperty(this, prop);
        Reflect.set(this, prop, value);
      }
      if (this.#mounted) return;
      this.#mounted = true;
      super.connectedCallback();
    }

    /** Moving is a removal and an insertion in one turn: what is back at its end stays mounted. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected || !this.#mounted) return;
        this.#mounted = false;
        super.disconnectedCallback();
      });
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null) {
      const attribute = byAttribute.get(name);
      if (attribute) this.#give(attribute.prop, readAttribute(tag, name, attribute.type, text));
    }

    #give(prop: string, value: unknown) {
      if (Object.is(this.#props[prop], value)) return;
      this.#props = { ...this.#props, [prop]: value };
      for (const listener of this.#listeners) listener();
    }
  }

  customElements.define(tag, InspectionElement);
}
