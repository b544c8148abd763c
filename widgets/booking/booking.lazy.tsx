import { useRef } from 'react';
import { useStore } from 'zustand';
import { fetchDays } from '#client/calendar.ts';
import { zipCodeOf } from '#domain/places/zip-code.ts';
import { type QuoteInput, quoteInputSchema } from '#domain/quote/quote.schema.ts';
import { type CalendarDate, calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import {
  addMonths,
  type CalendarMonth,
  firstDayOfMonth,
  lastDayOfMonth,
  monthOf,
} from '#domain/schedule/calendar-date.ts';
import { validate } from '#domain/validation/validate.ts';
import form from '#ui/form/form.css?inline';
import { Toast } from '#ui/toast/toast.tsx';
import { useStyles } from '#ui/use-styles.ts';
import booked from './booked-step.css?inline';
import styles from './booking.lazy.css?inline';
import { lengthKeyOf, lengthOf } from './booking.store.ts';
import type { BookingState, BookingStore, BookingWidgetProps } from './booking.types.ts';
import details from './details-step.css?inline';
import { offerDiscount } from './offer-discount.ts';
import { isOpen } from './open-days.ts';

export { BookedStep } from './booked-step.tsx';
export { missingInformation } from './confirm-booking.ts';
export { DetailsStep } from './details-step.tsx';
export { fetchTimes } from './fetch-times.ts';
export { marksOf } from './option-period.tsx';
export { QuoteLine, QuoteRow } from './quoted-home.tsx';
export { revealTimes, scrollToStart, showPart, showStep } from './show-step.ts';
export { slotOf } from './slot-summary.tsx';
export { TimeChoice } from './time-choice.tsx';

/** Shows the toasts, and brings the styles of all that this file exports. */
export function Messages({
  store,
  onToast,
}: { store: BookingStore } & Pick<BookingWidgetProps, 'onToast'>) {
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, form + styles + details + booked);
  const toast = useStore(store, (state) => state.toast);
  return (
    <div ref={place} className="ui-toast-place">
      <Toast
        message={toast}
        onDismiss={() => store.setState({ toast: undefined })}
        onToast={onToast}
      />
    </div>
  );
}

/**
 * Checks an incoming quote and keeps it for the booking. The inspection type follows from it unless the
 * visitor has chosen one. Keeps its option period if it has one. Returns its preferred date if that can be
 * booked and no date is chosen yet. Does nothing when a newer quote has come in meanwhile.
 */
export function acceptQuote(
  store: BookingStore,
  incoming: unknown,
  optionEnds?: unknown,
): CalendarDate | undefined {
  const { values, edition, date, now, serverDays, incomingQuote: newest } = store.getState();
  if (newest !== incoming) return undefined;
  const quote = checkQuote(incoming);
  store.setState({ quote });
  if (!quote) return undefined;
  const inspectionType = quote.propertyType === 'warranty' ? 'warranty' : 'buyer';
  const option = validate(calendarDateSchema, optionEnds);
  store.setState({
    ...(option.ok && { optionEnds: option.value }),
    values: { ...values, inspectionType: values['inspectionType'] || inspectionType },
    edition: edition + 1,
  });
  const preferred = quote.inspectionDate;
  return !date && preferred && now && isOpen(preferred, now, serverDays) ? preferred : undefined;
}

/** Warns in the console, for embedders, when `incoming` is not a quote. */
function checkQuote(incoming: unknown): QuoteInput | undefined {
  const checked = validate(quoteInputSchema, incoming);
  if (checked.ok) return checked.value;
  const wrong = checked.errors.map(({ path, message }) => `${path}: ${message}`).join('; ');
  console.warn(`<inspection-booking> was given a quote that it cannot read. ${wrong}`);
  return undefined;
}

const storesWithOpenDays = new WeakSet<BookingStore>();

/**
 * Requests the open days of the shown month and of the next, now and whenever another month is shown or
 * the length changes. Calls `onTimesChange` when the free times of the chosen day have to be asked again:
 * for another length, or another ZIP code. When a request fails the usual availability holds.
 */
export function loadOpenDays(
  store: BookingStore,
  apiBase: string,
  onTimesChange: () => void,
): void {
  if (storesWithOpenDays.has(store)) return;
  storesWithOpenDays.add(store);
  void offerDiscount(store, apiBase);
  const requested = new Set<CalendarMonth>();
  let length = lengthKeyOf(store.getState());
  let zip = zipOf(store.getState());

  function followLength() {
    const state = store.getState();
    if (state.quote === 'checking') return;
    const before = { length, zip };
    length = lengthKeyOf(state);
    zip = zipOf(state);
    if (length === before.length && zip === before.zip) return;
    if (length !== before.length) requested.clear();
    // After a booking its own code asks again.
    if (state.step !== 'booked') onTimesChange();
  }

  async function loadShownMonth() {
    const state = store.getState();
    const month = monthOf(state.cursor);
    // No month is shown until the moment is known.
    if (!state.now || requested.has(month)) return;
    const from = firstDayOfMonth(month);
    const next = monthOf(addMonths(from, 1));
    const to = lastDayOfMonth(next);
    const months = [month, next];
    for (const name of months) requested.add(name);
    const days = await fetchDays(apiBase, { from, to, length: lengthOf(state) });
    if (lengthKeyOf(store.getState()) !== lengthKeyOf(state)) return;
    const byMonth = months.map((name) => [name, days.filter((day) => monthOf(day) === name)]);
    store.setState(({ serverDays }) => ({
      serverDays: { ...serverDays, ...Object.fromEntries(byMonth) },
    }));
  }

  const tryToLoad = () => {
    followLength();
    loadShownMonth().catch(() => {
      // The times of a chosen day are requested anew, and a failure is shown there.
    });
  };
  store.subscribe(tryToLoad);
  tryToLoad();
}

const zipOf = ({ values }: BookingState) => zipCodeOf(values['address'] ?? '');
