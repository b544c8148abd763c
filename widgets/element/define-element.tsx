import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType, ReactNode } from 'react';
import type { Business } from '#domain/business/business.ts';
import { loadWords } from '#domain/locale/catalog.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { BusinessProvider } from '#ui/business.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { styleSheet } from '#ui/style-sheet.ts';
import tokens from '#ui/tokens/tokens.css?inline';
import ui from '#ui/ui.css?inline';
import { type AttributeType, oneOf, readAttribute, text } from './attributes.ts';
import brand from './brand.css?inline';
import { type BusinessSource, businessAt } from './business-at.ts';
import { followLanguage } from './follow-language.ts';
import hostStyles from './host.css?inline';
import type { launch } from './launcher/launch.ts';
import type { LauncherElement } from './launcher/launcher-element.ts';
import { readMetadata, watchMetadata } from './page-metadata.ts';
import { undeclaredScheme, watchPageScheme } from './page-scheme.ts';
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
  /** Whether the component takes `metadata`: the property of that name with the `data-meta-*` attributes. */
  takesMetadata?: true;
  /** Callback prop to event name; events bubble and leave the shadow root. */
  events?: { [K in keyof P & string]?: ElementEvent };
  /** Imports what shows it as a button that opens it in a dialog; without it the element has no such display. */
  loadLauncher?: () => Promise<{ launch: typeof launch }>;
}

interface ElementEvent {
  name: `inspection-${string}`;
  cancelable?: boolean;
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

type Props = Record<string, unknown>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The content of the shadow root. */
const widgetTree = (
  Widget: ComponentType<object>,
  business: Business,
  { theme, heading, ...props }: Props,
) => (
  <BusinessProvider business={business}>
    <div className="ui-place">
      <div
        className="ui-host"
        data-theme={theme}
        data-heading={heading}
        lang={business.locale}
        dir="ltr"
      >
        <ErrorBoundary>
          <Widget {...props} />
        </ErrorBoundary>
      </div>
    </div>
  </BusinessProvider>
);

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

/**
 * Registers a React component as a custom element. Registering a tag twice is harmless. Without a
 * source, each element fetches the business of its `api-base`; it is drawn when that and the words of its language
 * have arrived. An element that is drawn keeps its business; the next page load has the changes.
 */
export function defineElement<P extends WidgetProps, S>(
  contract: ElementContract<P, S>,
  source?: BusinessSource,
): void {
  const { tag, events = {}, takesMetadata, loadLauncher } = contract;
  const properties: readonly string[] = [
    ...(contract.properties ?? []),
    ...(takesMetadata ? ['metadata'] : []),
  ];
  // Server rendering imports these modules too, and has nothing to register.
  if (!globalThis.customElements || customElements.get(tag)) return;

  const types = Object.entries<AttributeType<unknown>>({
    ...elementAttributes,
    ...widgetAttributes,
    ...(loadLauncher && dialogAttributes),
    ...contract.attributes,
  });
  const byAttribute = new Map(types.map(([prop, type]) => [kebab(prop), { prop, type }]));
  const sheets = [tokens, brand, hostStyles, ui, ...contract.styles].map(styleSheet);
  const component = contract.component as ComponentType<object>;

  // Without a type, r2wc passes a prop on as it is and does not reflect it in an attribute.
  const MountedBase = r2wc(Mounted, {
    shadow: 'open',
    props: { tree: undefined as never },
  }) as unknown as MountedElement;

  class InspectionElement extends MountedBase {
    static observedAttributes = [...byAttribute.keys()];

    static {
      for (const [attribute, { prop }] of byAttribute) {
        InspectionElement.#declareProperty(prop, (element, value) => {
          // A property is parsed, and rejected, like its attribute.
          if (value === undefined || value === null || value === false) {
            element.removeAttribute(attribute);
          } else {
            element.setAttribute(attribute, String(value));
          }
        });
      }
      for (const prop of properties) {
        InspectionElement.#declareProperty(prop, (element, value) => element.#set(prop, value));
      }
    }

    static #declareProperty(
      prop: string,
      set: (element: InspectionElement, value: unknown) => void,
    ) {
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

    #props: Props = { store: contract.createStore() };
    /** In the language that is shown. */
    #business: Business | undefined;
    /** The meaning of `theme="auto"` on a page that declares no scheme. */
    #scheme: 'dark' | undefined;
    #stopWatching: (() => void) | undefined;
    #launcher: Promise<LauncherElement> | undefined;

    constructor() {
      super();
      for (const [prop, type] of types) this.#props[prop] = type.fallback;
      for (const [prop, event] of Object.entries<ElementEvent>(events)) {
        // False when a listener called preventDefault().
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
      const root = this.shadowRoot as ShadowRoot;
      if (!root.firstElementChild) root.adoptedStyleSheets = sheets;
    }

    /** The loader may have drawn the tag's button before it was defined. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    override connectedCallback() {
      this.#adoptOwnProperties();
      // Also after a move, perhaps into a shadow root.
      this.#stopWatching?.();
      this.#stopWatching = this.#watchPage();
      this.#scheme = undeclaredScheme(this);
      this.#render();
      if (!this.#hasButton) super.connectedCallback();
    }

    /** Shows the dialog of `display="button"` and `"dialog"`. */
    open() {
      this.#withLauncher((launcher) => launcher.open());
    }

    close() {
      this.#withLauncher((launcher) => launcher.close());
    }

    /** At once if the button is there: whoever closes the dialog moves the focus next. */
    #withLauncher(act: (launcher: LauncherElement) => void) {
      const drawn = this.shadowRoot?.querySelector<LauncherElement>('inspection-launcher');
      if (drawn) act(drawn);
      else void this.#launch()?.then(act);
    }

    /** Draws the button instead of the widget; undefined for an element without a dialog. */
    #launch(): Promise<LauncherElement> | undefined {
      if (!loadLauncher || !this.#hasButton) return;
      this.#launcher ??= this.#drawButton(loadLauncher).catch((error: unknown) => {
        this.#launcher = undefined;
        throw error;
      });
      return this.#launcher;
    }

    async #drawButton(load: NonNullable<typeof loadLauncher>): Promise<LauncherElement> {
      const launcher = (await load()).launch(this, {
        load: async () => undefined,
        business: source,
      });
      for (const prop of properties) {
        const value = this.#props[prop];
        if (value !== undefined) launcher.setProperty(prop, value);
      }
      return launcher;
    }

    get #hasButton() {
      const { display } = this.#props;
      return display === 'button' || display === 'dialog';
    }

    #watchPage() {
      const stops = [
        watchPageScheme(() => this.#checkScheme()),
        ...(takesMetadata ? [watchMetadata(this, () => this.#render())] : []),
        followLanguage(this, {
          load: (locale) => this.#businessIn(locale),
          show: (business) => {
            this.#business = business;
            this.#render();
          },
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    }

    async #businessIn(locale: Locale): Promise<Business> {
      const [given] = await Promise.all([source?.(locale), loadWords(locale)]);
      return given ?? businessAt(String(this.#props['apiBase']), locale);
    }

    /** A move is a removal and an insertion in one task, so the tree stays mounted. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#stopWatching?.();
        this.#stopWatching = undefined;
        super.disconnectedCallback();
      });
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null) {
      const attribute = byAttribute.get(name);
      if (attribute) this.#set(attribute.prop, readAttribute(tag, name, attribute.type, text));
    }

    /** A property set before the element was defined hides the accessor. */
    #adoptOwnProperties() {
      const own = this as unknown as Props;
      // From the loader.
      for (const method of ['open', 'close']) delete own[method];
      for (const prop of [...types.map(([name]) => name), ...properties]) {
        if (!Object.hasOwn(this, prop)) continue;
        const value = own[prop];
        delete own[prop];
        own[prop] = value;
      }
    }

    #set(prop: string, value: unknown) {
      if (Object.is(this.#props[prop], value)) return;
      const hadButton = this.#hasButton;
      this.#props = { ...this.#props, [prop]: value };
      if (!this.isConnected) return;
      if (this.#hasButton !== hadButton) this.#switchDisplay();
      if (properties.includes(prop)) {
        void this.#launch()?.then((launcher) => launcher.setProperty(prop, value));
      }
      this.#render();
    }

    #switchDisplay() {
      if (this.#hasButton) return super.disconnectedCallback();
      const root = this.shadowRoot as ShadowRoot;
      root.replaceChildren();
      root.adoptedStyleSheets = sheets;
      this.#launcher = undefined;
      super.connectedCallback();
    }

    /** The page's own colors go before them. */
    #adoptColors({ colors }: Business) {
      const sheet = styleSheet(`:host{${colors}}`);
      const { adoptedStyleSheets } = this.shadowRoot as ShadowRoot;
      if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
    }

    #checkScheme() {
      const scheme = undeclaredScheme(this);
      if (scheme === this.#scheme) return;
      this.#scheme = scheme;
      this.#render();
    }

    #render() {
      if (this.#hasButton) return void this.#launch()?.catch(console.error);
      if (!this.#business) return;
      this.#adoptColors(this.#business);
      const { theme } = this.#props;
      const metadata = takesMetadata && readMetadata(this, this.#props['metadata']);
      const shown = theme === 'auto' ? (this.#scheme ?? theme) : theme;
      this.tree = widgetTree(component, this.#business, {
        ...this.#props,
        theme: shown,
        ...(metadata && { metadata }),
      });
    }
  }

  customElements.define(tag, InspectionElement);
}
