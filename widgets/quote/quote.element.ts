import form from '#ui/form/form.css?inline';
import { date, flag } from '#widgets/element/attributes.ts';
import type { BusinessSource } from '#widgets/element/business-at.ts';
import { defineElement } from '#widgets/element/define-element.tsx';
import type { ElementContract } from '#widgets/element/element-contract.ts';
import { pageMetadata } from '#widgets/element/page-metadata.ts';
import { QUOTE_BOOK_EVENT } from '#widgets/element/quote-handoff.ts';
import styles from './quote.css?inline';
import { createQuoteStore } from './quote.store.ts';
import { QuoteWidget } from './quote.tsx';
import type { QuoteStore, QuoteWidgetProps } from './quote.types.ts';

/**
 * A price for an inspection, calculated in the browser.
 *
 * @tag inspection-quote
 * @attr {string} option-ends - The last day of the buyer's option or inspection period, `2026-12-01`; handed to the
 *   calendar with the quote.
 * @attr {'inline' | 'button' | 'dialog'} display=inline - `button` is a button in the page's flow that opens the widget in a
 *   dialog, `dialog` such a button in a corner of the window. Until the button is used, only the button is loaded.
 * @attr {string} button-text - The button's text, in place of its own in the widget's language.
 * @attr {'bottom-right' | 'bottom-left'} placement=bottom-right - The window's corner for `display="dialog"`; above the help
 *   chat, if that has the same one.
 * @attr {boolean} test - Test mode: everything works and is marked as a test; so is the booking page that
 *   it opens.
 * @prop {Metadata} metadata - Up to 10 short texts of yours about the lead, such as `{ 'listing-id': '42' }`: the owner
 *   sees them with it, and webhooks send them. In HTML, write `data-meta-listing-id="42"`. Names have at most 40
 *   lower-case letters, digits and hyphens, texts 200 characters.
 * @method open - Opens the dialog of `display="button"` and `"dialog"`, as its button does; does nothing otherwise.
 * @method close - Closes it. What was typed stays.
 * @fires {CustomEvent<{ input: QuoteInput; result: QuoteResult; optionEnds?: string; test?: true }>}
 *   inspection-quote-calculate - A price is calculated.
 * @fires {CustomEvent<{ input: QuoteInput; result: QuoteResult; optionEnds?: string; metadata?: Metadata; test?: true }>}
 *   inspection-quote-book - (cancelable) The visitor wants to book; `preventDefault()` keeps the visitor
 *   on the page instead of opening the booking page.
 * @fires {CustomEvent} inspection-dialog-open - The dialog has opened.
 * @fires {CustomEvent} inspection-dialog-close - The dialog has closed.
 * @csspart field - A label, its control and the line below.
 * @csspart label - The name of a control.
 * @csspart control - An input or a list.
 * @csspart message - The hint or the error below a control.
 * @csspart button - Buttons and links that look like one.
 * @csspart price - The frame of the price.
 * @csspart launcher - The button that opens the dialog.
 * @csspart dialog - The dialog.
 * @csspart close - Its button.
 */
export const quoteElement = {
  tag: 'inspection-quote',
  component: QuoteWidget,
  createStore: createQuoteStore,
  styles: [form, styles],
  metadata: pageMetadata,
  attributes: { optionEnds: date(), test: flag() },
  loadLauncher: () => import('#widgets/element/launcher/launch.ts'),
  events: {
    onCalculate: { name: 'inspection-quote-calculate' },
    onBook: { name: QUOTE_BOOK_EVENT, cancelable: true },
  },
} satisfies ElementContract<QuoteWidgetProps, QuoteStore>;

/** Registers the element; see `defineElement`. */
export const define = (source?: BusinessSource): void =>
  defineElement<QuoteWidgetProps, QuoteStore>(quoteElement, source);
