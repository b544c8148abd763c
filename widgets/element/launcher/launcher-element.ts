import type { Business } from '#domain/business/business.ts';
import { nameAndLicense } from '#domain/business/name-and-license.ts';
import { loadWords } from '#domain/locale/catalog.ts';
import { styleSheet } from '#ui/style-sheet.ts';
import tokens from '#ui/tokens/tokens.css?inline';
import ui from '#ui/ui.css?inline';
import brand from '#widgets/element/brand.css?inline';
import { type BusinessSource, businessAt } from '#widgets/element/business-at.ts';
import { cleanAttributes } from '#widgets/element/clean-attributes.ts';
import { originOf } from '#widgets/element/element-origin.ts';
import { followLanguage } from '#widgets/element/follow-language.ts';
import { undeclaredScheme, watchPageScheme } from '#widgets/element/page-scheme.ts';
import {
  closeWidgetOf,
  isQuoteOf,
  QUOTE_BOOK_EVENT,
  type QuoteToBook,
} from '#widgets/element/quote-handoff.ts';
import { servesOrigins } from '#widgets/element/serves-origins.ts';
import { watchPageContent } from '#widgets/element/watch-page-content.ts';
import styles from './launcher.css?inline';
import { launcherWords } from './launcher.words.ts';
import { createParts } from './launcher-parts.ts';
import { lockPageScroll, unlockPageScroll } from './page-scroll.ts';
import { stepAside } from './step-aside.ts';
import { copyAttributes, createView } from './widget-view.ts';

export const LAUNCHER_TAG = 'inspection-launcher';

export interface LauncherSource {
  /** Registers the widget's element; rejects if that cannot be fetched, and can then be called again. */
  load: () => Promise<unknown>;
  business?: BusinessSource | undefined;
}

/**
 * A button that opens a widget in a dialog. It is in the shadow root of the widget's own tag, and an element itself so
 * that it learns of its removal: a page may swap its content while the dialog is open.
 */
export class LauncherElement extends HTMLElement {
  static servesOrigins = true;
  #host!: HTMLElement;
  #source!: LauncherSource;
  #parts = createParts();
  /** Where the button's facts and the widget's calls come from. */
  #origin!: string;
  #business: Business | undefined;
  #view: HTMLElement | undefined;
  #loading: Promise<unknown> | undefined;
  /** Whether it was opened before it was drawn. */
  #isWanted = false;
  #properties = new Map<string, unknown>();
  #stops: (() => void)[] = [];
  #stopFollowing: (() => void) | undefined;

  /** Called once, before it is inserted. */
  start(host: HTMLElement, source: LauncherSource): void {
    this.#host = host;
    this.#source = source;
    // Until it is defined, the tag has no methods of its own.
    if (!('close' in host)) Object.assign(host, { close: () => this.close() });
    const { button, close, dialog } = this.#parts;
    button.addEventListener('click', () => this.open());
    for (const type of ['pointerenter', 'focus']) {
      button.addEventListener(type, () => void this.#want());
    }
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      unlockPageScroll(this);
      this.#announce('inspection-dialog-close');
    });
    this.#closeOnBackdrop();
  }

  connectedCallback(): void {
    cleanAttributes(this.#host);
    this.#origin ??= originOf(this.#host);
    this.#host.shadowRoot?.adoptedStyleSheets.splice(
      0,
      Number.POSITIVE_INFINITY,
      ...[tokens, brand, ui, styles].map(styleSheet),
    );
    const changes = new MutationObserver((records) => {
      if (records.some(({ attributeName }) => attributeName === 'api-base')) this.#changeOrigin();
      this.#update();
    });
    changes.observe(this.#host, { attributes: true });
    const receive = (event: Event) => this.#receiveQuote(event as CustomEvent);
    const retry = () => void (this.#parts.dialog.open && this.#want());
    addEventListener('online', retry);
    if (this.#host.localName === 'inspection-booking') {
      addEventListener(QUOTE_BOOK_EVENT, receive);
    }
    this.#stops = [
      () => changes.disconnect(),
      () => removeEventListener('online', retry),
      () => removeEventListener(QUOTE_BOOK_EVENT, receive),
      watchPageScheme(() => this.#update()),
      watchPageContent(this.#host, this.#origin, (has) => has && this.#showPageContent()),
      () => this.#stopFollowing?.(),
    ];
    this.#stopFollowing = this.#followLanguage();
  }

  #changeOrigin(): void {
    this.#origin = originOf(this.#host);
    this.#view?.setAttribute('api-base', this.#origin);
    this.#stopFollowing?.();
    this.#stopFollowing = this.#followLanguage();
  }

  #followLanguage(): () => void {
    const origin = this.#origin;
    return followLanguage(this.#host, {
      load: async (locale) => {
        const business = businessAt(origin, locale, this.#source.business);
        const [given] = await Promise.all([business, loadWords(locale)]);
        return given;
      },
      show: (business) => this.#draw(business),
    });
  }

  #showPageContent(): void {
    const root = this.#host.shadowRoot;
    if (root && !root.querySelector('slot')) root.append(document.createElement('slot'));
  }

  disconnectedCallback(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.#parts.dialog.close();
    unlockPageScroll(this);
  }

  open(): void {
    const { dialog } = this.#parts;
    void this.#want();
    // Before its language has arrived there is nothing to show.
    this.#isWanted = !dialog.isConnected;
    if (this.#isWanted || dialog.open) return;
    dialog.showModal();
    lockPageScroll(this);
    this.#announce('inspection-dialog-open');
  }

  close(): void {
    this.#isWanted = false;
    this.#parts.dialog.close();
  }

  /** Sets a property of the widget that has no attribute. */
  setProperty(name: string, value: unknown): void {
    this.#properties.set(name, value);
    if (this.#view) Object.assign(this.#view, { [name]: value });
  }

  #draw(business: Business): void {
    const { root } = this.#parts;
    this.#business = business;
    this.#host.shadowRoot?.adoptedStyleSheets.push(styleSheet(`:host{${business.colors}}`));
    this.#update();
    if (root.isConnected) return;
    this.append(root);
    if (this.#isWanted) this.open();
    if (this.#isFloating) this.#stops.push(stepAside(this.#host, this.#parts.button, root));
  }

  get #isFloating() {
    return this.#host.getAttribute('display') === 'dialog';
  }

  /** Follows the attributes of the tag, the language and the page's colors. */
  #update(): void {
    const business = this.#business;
    if (!business) return;
    const host = this.#host;
    const { root, label, licence, title, close } = this.#parts;
    const words = launcherWords.in(business.locale);
    const texts = words.texts[host.localName];
    const theme = host.getAttribute('theme') ?? 'auto';
    root.lang = business.locale;
    root.dataset['theme'] = theme === 'auto' ? (undeclaredScheme(host) ?? theme) : theme;
    label.textContent = host.getAttribute('button-text') || (texts?.button ?? '');
    licence.textContent = nameAndLicense(business);
    title.textContent = texts?.title ?? '';
    close.ariaLabel = words.close;
    if (this.#view) copyAttributes(host, this.#view);
  }

  /** Fetches the widget, once, and again after a failure. */
  async #want(): Promise<void> {
    const { body, status } = this.#parts;
    if (this.#loading) return;
    const words = this.#business && launcherWords.in(this.#business.locale);
    status.textContent = words?.loading ?? '';
    try {
      this.#loading = this.#source.load();
      await this.#loading;
      const { localName } = this.#host;
      if (!servesOrigins(localName)) {
        throw new Error(`<${localName}> is defined by an older script of another site.`);
      }
      const properties = Object.fromEntries(this.#properties);
      this.#view ??= Object.assign(createView(this.#host, this.#origin), properties);
      body.append(this.#view);
      status.textContent = '';
    } catch (error) {
      this.#loading = undefined;
      const isNetwork = error instanceof TypeError;
      const text = isNetwork ? words?.offline : words?.broken;
      status.textContent = text?.(this.#business?.phone.display ?? '') ?? '';
      const tag = this.#host.localName;
      if (isNetwork) console.error(`<${tag}> could not be loaded and is tried again.`, error);
      else console.error(`<${tag}> threw an error while it was loaded.`, error);
    }
  }

  #announce(name: string): void {
    this.#host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true }));
  }

  /** Not after a press inside, which may select text and end outside. */
  #closeOnBackdrop(): void {
    const { dialog } = this.#parts;
    let pressed: EventTarget | null = null;
    dialog.addEventListener('pointerdown', ({ target }) => {
      pressed = target;
    });
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog && pressed === dialog) dialog.close();
    });
  }

  /** Opens with the quote that a visitor wants to book; a widget that is drawn already takes it itself. */
  #receiveQuote(event: CustomEvent<Partial<QuoteToBook> | null>): void {
    if (event.defaultPrevented || !event.detail?.input) return;
    if (!isQuoteOf(event, this.#origin)) return;
    closeWidgetOf(event);
    if (!this.#view?.shadowRoot?.firstElementChild) {
      event.preventDefault();
      const { input, optionEnds, metadata } = event.detail;
      this.setProperty('quote', input);
      if (metadata) this.setProperty('metadata', metadata);
      if (optionEnds) this.#host.setAttribute('option-ends', optionEnds);
    }
    this.open();
  }
}
