import { defineElement, type ElementContract } from '#widgets/core/define-element.tsx';
import skeleton from '#widgets/core/ui/skeleton.css?inline';
import styles from './booking.css?inline';
import { type BookingStore, createBookingStore } from './booking.store.ts';
import { BookingWidget, type BookingWidgetProps } from './booking.tsx';

/**
 * `<inspection-booking>`: choose a day and a start time, and book an inspection.
 *
 * Attributes, which are properties too: `partner`, `api-base` (`apiBase`), `theme` (auto, light,
 * dark).
 * Property: `quote`, the input of a quote (`detail.input` of `inspection-quote-calculate`); it is
 * shown with its price, sent along, and priced again by the server.
 * Events: `inspection-slot-select` with `detail: { date, time }`, and `inspection-booking-created`
 * with `detail: { id, date, time }`; dates are `yyyy-MM-dd`, times `HH:mm` in Central Time.
 * Takes up `inspection-quote-book` from anywhere on the page: calls its `preventDefault()`, carries
 * the quote and comes into view.
 * Parts: `card`, `title`, `field`, `label`, `control`, `message`, `button`, `toast`, `licence`.
 * Properties for colours and type: those of `tokens.css` that begin with `--inspection-`, and
 * `--inspection-font`.
 * Room: 770 px high, 1150 px in a container narrower than 520 px (`core/room.ts`).
 */
export const bookingElement = {
  tag: 'inspection-booking',
  component: BookingWidget,
  createStore: createBookingStore,
  styles: [skeleton, styles],
  properties: ['quote'],
  events: {
    onSlotSelect: { name: 'inspection-slot-select' },
    onBooked: { name: 'inspection-booking-created' },
  },
} satisfies ElementContract<BookingWidgetProps, BookingStore>;

defineElement<BookingWidgetProps, BookingStore>(bookingElement);
