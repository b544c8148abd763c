import type { ComponentType } from 'react';
import type { Business } from '#domain/business/business.ts';
import { loadWords } from '#domain/locale/catalog.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { styleSheet } from '#ui/style-sheet.ts';
import tokens from '#ui/tokens/tokens.css?inline';
import ui from '#ui/ui.css?inline';
import { readAttribute } from './attributes.ts';
import brand from './brand.css?inline';
import { type BusinessSource, businessAt } from './business-at.ts';
import { ButtonDisplay } from './button-display.ts';
import { cleanAttributes } from './clean-attributes.ts';
import { attributeTypesOf, type ElementContract } from './element-contract.ts';
import { eventProps } from './element-events.ts';
import { pastedOrigin } from './element-origin.ts';
import { followLanguage } from './follow-language.ts';
import hostStyles from './host.css?inline';
import { mountedElement } from './mounted-element.ts';
import { undeclaredScheme, watchPageScheme } from './page-scheme.ts';
import { scriptOrigin } from './script-origin.ts';
import { watchPageContent } from './watch-page-content.ts';
import type { WidgetProps } from './widget-props.ts';
import { pageContent, widgetTree } from './widget-tree.tsx';

type Props = Record<string, unknown>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The business that is drawn, and where it and all calls come from. */
interface Shown {
  business: Business;
  apiBase: string;
}

/**
 * Registers a React component as a custom element. Registering a tag twice is harmless: the first definition serves the
 * tags of every loader on the page. `source` has the business of this loader; an element of another origin fetches its
 * own. It is drawn when that and the words of its language have arrived. An element that is drawn keeps its business; the
 * next page load has the changes.
 */
export function defineElement<P extends WidgetProps, S>(
  contract: ElementContract<P, S>,
  source?: BusinessSource,
): void {
  const { tag, events = {}, metadata: pageMetadata, loadLauncher } = contract;
  const properties: readonly string[] = [
    ...(contract.properties ?? []),
    ...(pageMetadata ? ['metadata'] : []),
  ];
  // Server rendering imports these modules too, and has nothing to register.
  if (!globalThis.customElements) return;
  if (customElements.get(tag)) {
    void import('./warn-of-definition.ts').then(({ warnOfDefinition }) => warnOfDefinition(tag));
    return;
  }

  const types = attributeTypesOf(contract);
  const byAttribute = new Map(types.map(([prop, type]) => [kebab(prop), { prop, type }]));
  const sheets = [tokens, brand, hostStyles, ui, ...contract.styles].map(styleSheet);
  const component = contract.component as ComponentType<object>;

  class InspectionElement extends mountedElement() {
    static observedAttributes = [...byAttribute.keys()];
    static servesOrigins = true;

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
          return prop === 'apiBase' ? this.#origin : this.#props[prop];
        },
        set(this: InspectionElement, value: unknown) {
          set(this, value);
        },
      });
    }

    #props: Props = { store: contract.createStore() };
    /** Of the loader that the tag belongs to, from its first insertion: moving it changes nothing. */
    #pasted: string | undefined;
    #shown: Shown | undefined;
    /** Whether the tag has content of the page in it. */
    #hasContent = false;
    #colors: CSSStyleSheet | undefined;
    /** The meaning of `theme="auto"` on a page that declares no scheme. */
    #scheme: 'dark' | undefined;
    #stopWatching: (() => void) | undefined;
    #buttonDisplay =
      loadLauncher &&
      new ButtonDisplay(this, {
        load: loadLauncher,
        business: source,
        properties: () => properties.map((prop) => [prop, this.#props[prop]]),
      });

    constructor() {
      super();
      for (const [prop, type] of types) this.#props[prop] = type.fallback;
      Object.assign(this.#props, eventProps(this, events));
      const root = this.shadowRoot as ShadowRoot;
      if (!root.firstElementChild) root.adoptedStyleSheets = sheets;
    }

    /** The loader may have drawn the tag's button before it was defined. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    override connectedCallback() {
      this.#adoptOwnProperties();
      cleanAttributes(this);
      this.#pasted ??= pastedOrigin(this);
      // Also after a move, perhaps into a shadow root.
      this.#stopWatching?.();
      this.#stopWatching = this.#watchPage();
      this.#scheme = undeclaredScheme(this);
      this.#render();
      if (!this.#button) super.connectedCallback();
    }

    /** Shows the dialog of `display="button"` and `"dialog"`. */
    open() {
      this.#button?.use((launcher) => launcher.open());
    }

    close() {
      this.#button?.use((launcher) => launcher.close());
    }

    /** Undefined while the widget is in the page. */
    get #button() {
      const { display } = this.#props;
      return display === 'button' || display === 'dialog' ? this.#buttonDisplay : undefined;
    }

    get #origin() {
      return (this.#props['apiBase'] as string | undefined) ?? this.#pasted ?? scriptOrigin;
    }

    #watchPage() {
      const apiBase = this.#origin;
      const stops = [
        watchPageScheme(() => this.#checkScheme()),
        watchPageContent(this, apiBase, (has) => {
          if (this.#hasContent === has) return;
          this.#hasContent = has;
          this.#render();
        }),
        ...(pageMetadata ? [pageMetadata.watch(this, () => this.#render())] : []),
        followLanguage(this, {
          load: (locale) => this.#businessIn(locale),
          show: (business) => this.#show({ business, apiBase }),
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    }

    async #businessIn(locale: Locale): Promise<Business> {
      const business = businessAt(this.#origin, locale, source);
      const [given] = await Promise.all([business, loadWords(locale)]);
      return given;
    }

    /** What was typed for one inspector is not sent to another. */
    #show(shown: Shown) {
      if (this.#shown && this.#shown.apiBase !== shown.apiBase) {
        this.#props = { ...this.#props, store: contract.createStore() };
      }
      this.#shown = shown;
      this.#render();
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
      const button = this.#button;
      this.#props = { ...this.#props, [prop]: value };
      if (!this.isConnected) return;
      if (this.#button !== button) this.#switchDisplay();
      if (properties.includes(prop)) {
        this.#button?.use((launcher) => launcher.setProperty(prop, value));
      }
      if (prop === 'apiBase' && this.#stopWatching) {
        this.#stopWatching();
        this.#stopWatching = this.#watchPage();
      }
      this.#render();
    }

    #switchDisplay() {
      if (this.#button) return super.disconnectedCallback();
      const root = this.shadowRoot as ShadowRoot;
      root.replaceChildren();
      root.adoptedStyleSheets = sheets;
      this.#buttonDisplay?.end();
      super.connectedCallback();
    }

    /** The page's own colors go before them. */
    #adoptColors({ colors }: Business) {
      const { adoptedStyleSheets } = this.shadowRoot as ShadowRoot;
      const before = this.#colors ? adoptedStyleSheets.indexOf(this.#colors) : -1;
      this.#colors = styleSheet(`:host{${colors}}`);
      if (before < 0) adoptedStyleSheets.push(this.#colors);
      else adoptedStyleSheets.splice(before, 1, this.#colors);
    }

    #checkScheme() {
      const scheme = undeclaredScheme(this);
      if (scheme === this.#scheme) return;
      this.#scheme = scheme;
      this.#render();
    }

    #render() {
      if (this.#button) return void this.#button.draw();
      if (!this.#shown) {
        if (this.#hasContent) this.tree = pageContent;
        return;
      }
      const { business, apiBase } = this.#shown;
      this.#adoptColors(business);
      const { theme } = this.#props;
      const metadata = pageMetadata?.read(this, this.#props['metadata']);
      const shown = theme === 'auto' ? (this.#scheme ?? theme) : theme;
      this.tree = widgetTree(component, business, {
        ...this.#props,
        apiBase,
        hasContent: this.#hasContent,
        theme: shown,
        ...(metadata && { metadata }),
      });
    }
  }

  customElements.define(tag, InspectionElement);
}
