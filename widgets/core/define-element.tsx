import r2wc from '@r2wc/react-to-web-component';
import { type ComponentType, useSyncExternalStore } from 'react';
import { type AttributeType, readAttribute } from './attributes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import hostStyles from './host.css?inline';
import tokens from './tokens.css?inline';
import ui from './ui/ui.css?inline';

/** What a tag offers to the page that uses it. `P` are the component's props, `S` its store. */
export interface ElementContract<P, S> {
  tag: `inspection-${string}`;
  component: ComponentType<P>;
  /** Made once an element: what the visitor typed outlives moving and re-inserting it. */
  createStore: () => S;
  /** The widget's own style sheets, as text. */
  styles: readonly string[];
  /** Prop name to attribute type; the attribute is the prop's name in kebab case. */
  attributes: { [K in keyof P]?: AttributeType<P[K]> };
  /** Props that only JavaScript sets, because text cannot carry them. */
  properties?: readonly (keyof P & string)[];
  /** Callback prop to event name; events bubble and leave the shadow root. */
  events?: { [K in keyof P]?: { name: `inspection-${string}`; cancelable?: boolean } };
}

/** How the rendered tree reaches the element that it stands in. */
interface Bridge {
  component: ComponentType<object>;
  subscribe(listener: () => void): () => void;
  props(): Readonly<Record<string, unknown>>;
}

const bridges = new WeakMap<Element, Bridge>();
const sheets = new Map<string, CSSStyleSheet>();

/** Constructed sheets are shared by all elements and pass a page's strict `style-src`. */
function sheet(css: string): CSSStyleSheet {
  let found = sheets.get(css);
  if (!found) {
    found = new CSSStyleSheet();
    found.replaceSync(css);
    sheets.set(css, found);
  }
  return found;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function Bridged({ container }: { container: ShadowRoot }) {
  const bridge = bridges.get(container.host) as Bridge;
  const props = useSyncExternalStore(bridge.subscribe, bridge.props);
  const Component = bridge.component;
  return (
    <ErrorBoundary>
      <Component {...props} />
    </ErrorBoundary>
  );
}

/**
 * Registers a React component as a custom element. r2wc mounts it; attributes, properties, events
 * and moving about are ours, because r2wc 2.1.1 loses bare booleans, removed attributes and bad
 * values, renames events and throws on a second registration. Registering twice is harmless.
 */
export function defineElement<P extends object, S>(contract: ElementContract<P, S>): void {
  const { tag } = contract;
  if (customElements.get(tag)) return;

  const attributes = Object.entries(contract.attributes) as [string, AttributeType<unknown>][];
  const propOf = new Map(attributes.map(([prop]) => [kebab(prop), prop]));
  const typeOf = new Map(attributes);

  const Mounted = r2wc(Bridged as ComponentType<object>, { shadow: 'open' }) as unknown as {
    new (): HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };
  };

  class InspectionElement extends Mounted {
    static observedAttributes = [...propOf.keys()];

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
      for (const [prop, type] of attributes) this.#props[prop] = type.fallback;
      for (const [prop, event] of Object.entries(contract.events ?? {}) as [
        string,
        { name: string; cancelable?: boolean },
      ][]) {
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
      for (const name of [...typeOf.keys(), ...(contract.properties ?? [])]) this.#adopt(name);
      if (this.#mounted) return;
      this.#mounted = true;
      super.connectedCallback();
    }

    /** Moving is a removal and an insertion in one turn: what is back by its end stays mounted. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected || !this.#mounted) return;
        this.#mounted = false;
        super.disconnectedCallback();
      });
    }

    /** Without it `moveBefore()` would call the two above. */
    connectedMoveCallback() {}

    attributeChangedCallback(name: string, _before: string | null, value: string | null) {
      const prop = propOf.get(name);
      const type = prop && typeOf.get(prop);
      if (prop && type) this.give(prop, readAttribute(tag, name, type, value));
    }

    give(prop: string, value: unknown) {
      if (Object.is(this.#props[prop], value)) return;
      this.#props = { ...this.#props, [prop]: value };
      for (const listener of this.#listeners) listener();
    }

    given(prop: string): unknown {
      return this.#props[prop];
    }

    /** A property set before the element was defined hides the accessor: hand it over. */
    #adopt(name: string) {
      if (!Object.hasOwn(this, name)) return;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  for (const prop of [...typeOf.keys(), ...(contract.properties ?? [])]) {
    Object.defineProperty(InspectionElement.prototype, prop, {
      configurable: true,
      enumerable: true,
      get(this: InspectionElement) {
        return this.given(prop);
      },
      set(this: InspectionElement, value: unknown) {
        this.give(prop, value ?? typeOf.get(prop)?.fallback);
      },
    });
  }

  customElements.define(tag, InspectionElement);
}
