import * as z from 'zod/mini';
import { ApiError } from '#client/api-error.ts';
import { visitFieldNames } from '#domain/booking/visit.ts';
import type { Business } from '#domain/business/business.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { PriceChange } from '#domain/pricing/price-change.ts';
import { type TimeOfDay, timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import { formatTime } from '#domain/schedule/calendar-date.ts';
import type { FieldError } from '#domain/validation/validate.ts';
import { placedErrors } from '#ui/form/placed-errors.ts';
import type { ToastMessage } from '#ui/toast/toast.types.ts';
import type { BookingState, UnavailableSlot } from './booking.types.ts';
import { bookingStepsWords } from './booking-steps.words.ts';

type Failure = Pick<BookingState, 'toast'> & { priceChange?: PriceChange } & Partial<
    Pick<BookingState, 'failure' | 'unavailableSlot' | 'errors' | 'slots'>
  >;

type PhonedBusiness = Pick<Business, 'phone' | 'locale'>;

const failed = (description: string, locale: Locale): ToastMessage => ({
  title: bookingStepsWords.in(locale).failedTitle,
  description,
  kind: 'destructive',
});

/** Spec §8, for every failure without a reason from the server. */
const tryAgain = (locale: Locale) => failed(bookingStepsWords.in(locale).failed, locale);

/** No answer, or only one from a proxy: the booking may still have been stored. */
export const isUnanswered = (error: unknown) => !(error instanceof ApiError && error.problem);

/**
 * The change of state after a booking of `time` failed: messages, field errors, remaining times.
 * `wasUnanswered`: an earlier attempt at the same slot got no answer.
 */
export function failureOf(
  error: unknown,
  time: TimeOfDay,
  wasUnanswered: boolean,
  business: PhonedBusiness,
): Failure {
  if (!(error instanceof ApiError)) return unreachable(business);
  const { locale, phone } = business;
  const words = bookingStepsWords.in(locale);
  const problem = readable(error.problem);
  switch (problem?.code) {
    case 'slot_taken':
    case 'slot_unavailable':
      if (!problem.slots) return unexplained(business);
      return unavailable(
        problem,
        {
          time,
          code: problem.code,
          reason: problem.reason,
          maybeOwn: wasUnanswered && problem.code === 'slot_taken' && !problem.reason,
        },
        business,
      );
    case 'price_changed':
      if (!problem.price) return unexplained(business);
      return {
        priceChange: problem.price,
        toast: {
          title: words.priceChangedTitle,
          description: words.priceChanged(problem.price.current),
        },
      };
    case 'validation_failed':
      return problem.errors?.length ? wrongFields(problem, locale) : unexplained(business);
    case 'booking_limit_reached':
    case 'confirmation_expired':
      if (!problem.title) return unexplained(business);
      // The input is right, and another time would not help.
      return {
        failure: [`${problem.title}.`, problem.detail, words.inputKept].join(' '),
        toast: { title: problem.title, description: problem.detail ?? words.inputKept },
      };
    case 'outside_service_area':
      if (!problem.detail) return unexplained(business);
      return { errors: { address: problem.detail }, toast: failed(problem.detail, locale) };
    case 'rate_limited':
    case 'looks_automated':
      if (!problem.title) return unexplained(business);
      return {
        failure: `${problem.title}. ${problem.detail ?? words.pleaseCall(phone.display)}`,
        toast: failed(problem.detail ?? problem.title, locale),
      };
    default:
      return unexplained(business);
  }
}

const unexplained = ({ phone, locale }: PhonedBusiness): Failure => ({
  failure: bookingStepsWords.in(locale).failedFor.unexplained(phone.display),
  toast: tryAgain(locale),
});

const textSchema = z.string().check(z.trim(), z.minLength(1));

/** A problem with its malformed parts left out. */
const problemSchema = z.object({
  code: z.catch(z.optional(z.string()), undefined),
  title: z.catch(textSchema, ''),
  detail: z.catch(z.optional(textSchema), undefined),
  reason: z.catch(z.optional(z.literal('drive_time')), undefined),
  slots: z.catch(z.optional(z.array(z.object({ time: timeOfDaySchema }))), undefined),
  price: z.catch(
    z.optional(z.object({ shown: z.nullable(z.int()), current: z.int(), priceRevision: z.int() })),
    undefined,
  ),
  errors: z.catch(
    z.optional(z.array(z.object({ path: z.string(), message: textSchema }))),
    undefined,
  ),
});

type ReadableProblem = z.output<typeof problemSchema>;

/** Undefined without a readable problem: a proxy's answer may look like one. */
const readable = (problem: unknown): ReadableProblem | undefined =>
  z.safeParse(problemSchema, problem).data;

function unreachable({ phone, locale }: PhonedBusiness): Failure {
  const { failedFor } = bookingStepsWords.in(locale);
  const failure = navigator.onLine ? failedFor.unreached : failedFor.offline;
  return { failure: failure(phone.display), toast: tryAgain(locale) };
}

function unavailable(
  { slots }: ReadableProblem,
  slot: Omit<UnavailableSlot, 'remaining'>,
  business: PhonedBusiness,
): Failure {
  const remaining = (slots ?? []).map(({ time }) => time);
  const { locale } = business;
  const reason = reasonOf(slot, business);
  const { chooseAnotherTime } = bookingStepsWords.in(locale);
  return {
    unavailableSlot: { ...slot, remaining },
    slots: { status: 'ready', times: remaining },
    toast: failed(slot.maybeOwn ? reason : `${reason} ${chooseAnotherTime}`, locale),
  };
}

/** Why a slot can no longer be booked. */
export function reasonOf(
  { time, code, reason, maybeOwn }: Omit<UnavailableSlot, 'remaining'>,
  { phone, locale }: PhonedBusiness,
): string {
  const { reasons } = bookingStepsWords.in(locale);
  const start = formatTime(time, locale);
  if (reason === 'drive_time') return reasons.drive(start);
  if (reason === 'length') return reasons.length(start);
  if (reason === 'place') return reasons.place(start);
  if (maybeOwn) return reasons.maybeOwn(phone.display);
  return code === 'slot_taken' ? reasons.taken(start) : reasons.closed(start);
}

const controls = [
  ...['name', 'email', 'phone', 'address', 'inspectionType', 'notes'],
  ...visitFieldNames,
];

/** Errors at their controls; those of fields without a control are shown beside the button. */
export const atControls = (errors: readonly FieldError[]) =>
  placedErrors(errors, (name) => controls.includes(name));

function wrongFields({ errors = [] }: ReadableProblem, locale: Locale): Failure {
  return {
    ...atControls(errors),
    toast: failed(bookingStepsWords.in(locale).fieldsWrong, locale),
  };
}
