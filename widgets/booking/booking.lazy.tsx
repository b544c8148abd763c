import { useRef } from 'react';
import { useStore } from 'zustand';
import { type QuoteInput, quoteInputSchema } from '#domain/quote/quote.schema.ts';
import { type CalendarDate, calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { validate } from '#domain/validation/validate.ts';
import form from '#ui/form/form.css?inline';
import { Toast } from '#ui/toast/toast.tsx';
import { useStyles } from '#ui/use-styles.ts';
import booked from './booked-step.css?inline';
import styles from './booking.lazy.css?inline';
import type { BookingStore, BookingWidgetProps } from './booking.types.ts';
import details from './details-step.css?inline';

export { BookedStep } from './booked-step.tsx';
export { missingInformation } from './confirm-booking.ts';
export { DetailsStep } from './details-step.tsx';
export { fetchTimes } from './fetch-times.ts';
export { followTimes } from './follow-times.ts';
export { marksOf } from './option-period.tsx';
export { QuoteLine, QuoteRow } from './quoted-home.tsx';
export { RequestedStep } from './requested-step.tsx';
export { revealTimes, scrollToStart, showPart, showStep } from './show-step.ts';
export { slotOf } from './slot-summary.tsx';
export { TimeChoice } from './time-choice.tsx';

/** Shows the toasts, and adopts the styles of everything that this file exports. */
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
 * Checks an incoming quote and stores it for the booking. It sets the inspection type, unless the
 * visitor chose one, and the option period if it has one. Returns its preferred date, unless that
 * is past or a date is already chosen. Ignored if a newer quote arrived meanwhile.
 */
export function acceptQuote(
  store: BookingStore,
  incoming: unknown,
  optionEnds?: unknown,
): CalendarDate | undefined {
  const { values, edition, date, today, incomingQuote: newest } = store.getState();
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
  return !date && preferred && today && preferred >= today ? preferred : undefined;
}

/** Warns embedders in the console when `incoming` is not a quote. */
function checkQuote(incoming: unknown): QuoteInput | undefined {
  const checked = validate(quoteInputSchema, incoming);
  if (checked.ok) return checked.value;
  const wrong = checked.errors.map(({ path, message }) => `${path}: ${message}`).join('; ');
  console.warn(`<inspection-booking> was given a quote that it cannot read. ${wrong}`);
  return undefined;
}
