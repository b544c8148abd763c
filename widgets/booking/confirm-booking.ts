import { ApiError } from '#client/api-error.ts';
import { type BookingReceipt, bookAppointment, type RequestedTime } from '#client/calendar.ts';
import { forgetKey, keyOf } from '#client/idempotency-key.ts';
import { NoAnswerError } from '#client/no-answer-error.ts';
import { attributionOf } from '#domain/attribution/attribution.ts';
import { type BookingPayload, bookingSchema } from '#domain/booking/booking.schema.ts';
import type { Business } from '#domain/business/business.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { type Metadata, metadataOf } from '#domain/metadata/metadata.ts';
import { validate } from '#domain/validation/validate.ts';
import type { ToastMessage } from '#ui/toast/toast.types.ts';
import { chosenTime, optionEndsOf } from './booking.store.ts';
import type { BookingStore, BookingWidgetProps } from './booking.types.ts';
import { atControls, failureOf, isUnanswered } from './booking-failure.ts';
import { bookingStepsWords } from './booking-steps.words.ts';
import { priceChangeOf, priceOf } from './slot-summary.tsx';

export interface BookingOptions {
  apiBase: string;
  partner: string | undefined;
  metadata: Metadata | undefined;
  test: boolean | undefined;
  onBooked: NonNullable<BookingWidgetProps['onBooked']>;
  onRequested: BookingWidgetProps['onRequested'];
}

/** A new object each time, because the same one would not be announced or shown again. */
export function missingInformation(locale: Locale): ToastMessage {
  const { missingTitle, missing } = bookingStepsWords.in(locale);
  return { title: missingTitle, description: missing, kind: 'destructive' };
}

function successToast(outcome: 'booked' | 'unconfirmed' | 'requested', locale: Locale) {
  const words = bookingStepsWords.in(locale);
  return { title: words[`${outcome}Title` as const], description: words[outcome] };
}

const required = ['name', 'email', 'phone', 'address'];
/** Missing in the calendar, which a toast says. */
const chosen = ['date', 'time'];

/**
 * Validates the form and books the chosen slot, or sends a request for it. A failure becomes field
 * errors, remaining times or a message; the form keeps what was typed. Does not reject.
 */
export async function confirmBooking(
  store: BookingStore,
  { apiBase, partner, metadata: own, test, onBooked, onRequested }: BookingOptions,
  business: Business,
): Promise<void> {
  const { locale } = business;
  const { values, quote, date, edition, unavailableSlot, request } = store.getState();
  const time = chosenTime(store.getState());
  const optionEnds = optionEndsOf(store.getState());
  const checked = validate(bookingSchema, { ...values, date, time, optionEnds }, locale);
  if (!checked.ok) {
    const isUnfit = unavailableSlot?.beside !== undefined;
    if (isUnfit && checked.errors.every(({ path }) => path === 'time')) {
      // Shown beside the appointment instead, where another time can be booked with one click.
      return store.setState({ unavailableSlot: { ...unavailableSlot, beside: undefined } });
    }
    const missing = !date || (!time && !isUnfit) || required.some((name) => !values[name]?.trim());
    store.setState({
      ...atControls(checked.errors.filter(({ path }) => !chosen.includes(path))),
      ...(missing && { toast: missingInformation(locale) }),
    });
    return;
  }

  const shown = priceOf(store.getState(), business)?.totalPrice ?? null;
  // Sent back, the revision of another total accepts it.
  const priceRevision = priceChangeOf(store.getState())?.priceRevision ?? business.prices.revision;
  const metadata = withHanded(own, store.getState().handedMetadata);
  const payload: BookingPayload = {
    ...checked.value,
    ...(quote && quote !== 'checking' && { quote, priceRevision }),
    ...(values['promotion'] && { promotion: values['promotion'] }),
    attribution: attributionOf({ partner, pageUrl: location.href }),
    ...(metadata && { metadata }),
    ...(locale !== defaultLocale && { locale }),
    ...(values.website && { website: values.website }),
    ...(test && { test }),
  };
  // From here on, the server decides.
  request?.abort();
  store.setState({ pending: true, errors: {}, failure: undefined, unavailableSlot: undefined });
  let answer: BookingReceipt | RequestedTime;
  try {
    answer = await bookAppointment(apiBase, payload, { key: keyOf(store, payload), locale });
    // Perhaps booked, but the answer came from something between us and the server.
    if (!hasId(answer)) throw new NoAnswerError('The server did not answer');
  } catch (error) {
    // For a repeated call: only a new key can book again.
    if (isExpired(error)) forgetKey(store);
    const { unansweredSlot } = store.getState();
    const slot = `${checked.value.date} ${checked.value.time}`;
    const { priceChange, ...failure } = failureOf(
      error,
      checked.value.time,
      unansweredSlot === slot,
      business,
    );
    return store.setState({
      pending: false,
      ...(isUnanswered(error) && { unansweredSlot: slot }),
      ...failure,
      priceChange: priceChange && { ...priceChange, shown, date, quote },
    });
  }
  const { address, email, agentName, agentEmail = '' } = checked.value;
  store.setState({
    pending: false,
    moveFocus: true,
    ...('requestId' in answer
      ? {
          step: { name: 'requested', requested: { ...answer, address } },
          toast: successToast('requested', locale),
        }
      : {
          step: {
            name: 'booked',
            booked: {
              ...answer,
              address,
              email,
              agentEmail,
              byAgent: Boolean(agentName || agentEmail),
            },
          },
          toast: successToast(answer.confirmBy ? 'unconfirmed' : 'booked', locale),
        }),
    values: {},
    area: undefined,
    edition: edition + 1,
    time: undefined,
    quote: undefined,
    optionEnds: undefined,
    handedMetadata: undefined,
    priceChange: undefined,
    unansweredSlot: undefined,
  });
  // The same details sent again are another appointment, not a retry of this one.
  forgetKey(store);
  const { date: day, time: start } = answer;
  if ('requestId' in answer) onRequested?.({ id: answer.requestId, date: day, time: start });
  else {
    const { id, confirmBy, test: isTest } = answer;
    onBooked({
      id,
      date: day,
      time: start,
      ...(confirmBy && { confirmBy }),
      ...(isTest && { test: true }),
    });
  }
}

/** The pairs of this page, and what is left of those that came with the quote. */
const withHanded = (own: Metadata | undefined, handed: unknown): Metadata | undefined =>
  metadataOf(Object.entries({ ...own, ...(handed as object | undefined), ...own }));

const isExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'confirmation_expired';

const hasId = (answer: Partial<BookingReceipt & RequestedTime> | undefined): boolean =>
  Boolean(answer?.id || answer?.requestId);
