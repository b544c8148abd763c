import inspector from '#ui/inspector-badge.css?inline';
import skeleton from '#ui/skeleton.css?inline';
import { date, flag } from '#widgets/element/attributes.ts';
import type { BusinessSource } from '#widgets/element/business-at.ts';
import { defineElement } from '#widgets/element/define-element.tsx';
import type { ElementContract } from '#widgets/element/element-contract.ts';
import { pageMetadata } from '#widgets/element/page-metadata.ts';
import { prefillAttributes } from '#widgets/element/prefill.ts';
import styles from './booking.css?inline';
import { createBookingStore } from './booking.store.ts';
import { BookingWidget } from './booking.tsx';
import type { BookingStore, BookingWidgetProps } from './booking.types.ts';

/**
 * Choose a day and a start time, and book an inspection.
 *
 * Receives `inspection-quote-book` from anywhere on the page: calls its `preventDefault()`, shows
 * the quote and scrolls into view.
 *
 * @tag inspection-booking
 * @attr {string} option-ends - The last day of the buyer's option or inspection period, `2026-12-01`: days and times
 *   whose report would come too late are marked, and it is stored with the booking.
 * @attr {string} prefill-name - The visitor's name, as far as your page knows it. What the visitor types
 *   stays; text that the form would refuse is ignored.
 * @attr {string} prefill-email - Likewise, the visitor's email address.
 * @attr {string} prefill-phone - Likewise, the visitor's phone number.
 * @attr {string} prefill-address - Likewise, the address of the property.
 * @attr {'inline' | 'button' | 'dialog'} display=inline - `button` is a button in the page's flow that opens the widget in a
 *   dialog, `dialog` such a button in a corner of the window. Until the button is used, only the button is loaded.
 * @attr {string} button-text - The button's text, in place of its own in the widget's language.
 * @attr {'bottom-right' | 'bottom-left'} placement=bottom-right - The window's corner for `display="dialog"`; above the help
 *   chat, if that has the same one.
 * @attr {boolean} test - Test mode: everything works and is marked as a test, but nothing is booked or
 *   stored.
 * @prop {QuoteInput} quote - The input of a quote (`detail.input` of `inspection-quote-calculate`): shown
 *   with its price, sent along, and priced again by the server.
 * @prop {Metadata} metadata - Up to 10 short texts of yours about the lead, such as `{ 'listing-id': '42' }`: the owner
 *   sees them with it, and webhooks send them. In HTML, write `data-meta-listing-id="42"`. Names have at most 40
 *   lower-case letters, digits and hyphens, texts 200 characters.
 * @method open - Opens the dialog of `display="button"` and `"dialog"`, as its button does; does nothing otherwise.
 * @method close - Closes it. What was typed stays.
 * @fires {CustomEvent<{ date: string; time: string }>} inspection-slot-select - A start time is chosen:
 *   `yyyy-MM-dd` and `HH:mm` in the inspector's time zone.
 * @fires {CustomEvent<{ id: string; date: string; time: string; confirmBy?: string; test?: true }>}
 *   inspection-booking-created - An appointment is booked; no personal data. With `confirmBy` the time is
 *   held until that instant, because a new client has to confirm by email. `test` in test mode.
 * @fires {CustomEvent<{ id: string; date: string; time: string }>} inspection-booking-requested - Instead
 *   of `inspection-booking-created`, when so many people book that the owner confirms each time
 *   personally: nothing is booked yet. `id` is that of the request; no personal data.
 * @fires {CustomEvent} inspection-dialog-open - The dialog has opened.
 * @fires {CustomEvent} inspection-dialog-close - The dialog has closed.
 * @csspart field - A label, its control and the line below.
 * @csspart label - The name of a control.
 * @csspart control - An input, a list or a text area.
 * @csspart message - The hint or the error below a control.
 * @csspart button - Buttons and links that look like one.
 * @csspart toast - The message at the bottom of the card.
 * @csspart launcher - The button that opens the dialog.
 * @csspart dialog - The dialog.
 * @csspart close - Its button.
 */
export const bookingElement = {
  tag: 'inspection-booking',
  component: BookingWidget,
  createStore: createBookingStore,
  styles: [skeleton, inspector, styles],
  properties: ['quote'],
  metadata: pageMetadata,
  attributes: { optionEnds: date(), ...prefillAttributes, test: flag() },
  loadLauncher: () => import('#widgets/element/launcher/launch.ts'),
  events: {
    onSlotSelect: { name: 'inspection-slot-select' },
    onBooked: { name: 'inspection-booking-created' },
    onRequested: { name: 'inspection-booking-requested' },
  },
} satisfies ElementContract<BookingWidgetProps, BookingStore>;

/** Registers the element; see `defineElement`. */
export const define = (source?: BusinessSource): void =>
  defineElement<BookingWidgetProps, BookingStore>(bookingElement, source);
