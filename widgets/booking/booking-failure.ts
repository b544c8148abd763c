import * as z from 'zod/mini';
import { ApiError } from '#client/api-error.ts';
import { visitFieldNames } from '#domain/booking/visit.ts';
import type { Business } from '#domain/business/business.ts';
import type { PriceChange } from '#domain/pricing/price-change.ts';
import { dollars } from '#domain/quote/dollars.ts';
import { type TimeOfDay, timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import { formatTime } from '#domain/schedule/calendar-date.ts';
import { errorsByField } from '#ui/form/form-state.ts';
import type { ToastMessage } from '#ui/toast/toast.types.ts';
import type { BookingState, UnavailableSlot } from './booking.types.ts';

type Failure = Pick<BookingState, 'toast'> & { priceChange?: PriceChange } & Partial<
    Pick<BookingState, 'failure' | 'unavailableSlot' | 'errors' | 'slots'>
  >;

type PhonedBusiness = Pick<Business, 'phone'>;

const failed = (description: string): ToastMessage => ({
  title: 'Booking Failed',
  description,
  kind: 'destructive',
});

const INPUT_KEPT = 'What you entered is kept.';

/** Spec §8, for every failure without a reason from the server. */
const tryAgain = () => failed('There was an error booking your appointment. Please try again.');

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
          title: 'Price Changed',
          description: `It is now ${dollars(problem.price.current)}. Nothing is booked yet.`,
        },
      };
    case 'validation_failed':
      return problem.errors?.length ? wrongFields(problem) : unexplained(business);
    case 'booking_limit_reached':
    case 'confirmation_expired':
      if (!problem.title) return unexplained(business);
      // The input is right, and another time would not help.
      return {
        failure: [`${problem.title}.`, problem.detail, INPUT_KEPT].join(' '),
        toast: { title: problem.title, description: problem.detail ?? INPUT_KEPT },
      };
    case 'outside_service_area':
      if (!problem.detail) return unexplained(business);
      return { errors: { address: problem.detail }, toast: failed(problem.detail) };
    case 'rate_limited':
    case 'looks_automated':
      if (!problem.title) return unexplained(business);
      return {
        failure: `${problem.title}. ${problem.detail ?? `Please call ${business.phone.display}.`}`,
        toast: failed(problem.detail ?? problem.title),
      };
    default:
      return unexplained(business);
  }
}

const unexplained = ({ phone }: PhonedBusiness): Failure => ({
  failure: `Failed to book appointment. Please try again, or call ${phone.display}. ${INPUT_KEPT}`,
  toast: tryAgain(),
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

function unreachable({ phone }: PhonedBusiness): Failure {
  const why = navigator.onLine ? 'We could not be reached.' : 'You seem to be offline.';
  return {
    failure: `Failed to book appointment. ${why} ${INPUT_KEPT} Please try again, or call ${phone.display}.`,
    toast: tryAgain(),
  };
}

function unavailable(
  { slots }: ReadableProblem,
  slot: Omit<UnavailableSlot, 'remaining'>,
  business: PhonedBusiness,
): Failure {
  const remaining = (slots ?? []).map(({ time }) => time);
  const reason = reasonOf(slot, business);
  return {
    unavailableSlot: { ...slot, remaining },
    slots: { status: 'ready', times: remaining },
    toast: failed(slot.maybeOwn ? reason : `${reason} Please choose another time.`),
  };
}

/** Why a slot can no longer be booked. */
export function reasonOf(
  { time, code, reason, maybeOwn }: Omit<UnavailableSlot, 'remaining'>,
  { phone }: PhonedBusiness,
): string {
  if (reason === 'drive_time') {
    return `We cannot be at this address at ${formatTime(time)}: the drive to or from another appointment is too long.`;
  }
  if (reason === 'length') {
    return `${formatTime(time)} does not leave enough time for this inspection.`;
  }
  if (reason === 'place') return `We cannot be at this address at ${formatTime(time)}.`;
  if (maybeOwn) {
    return `This time was just taken, perhaps by your own earlier attempt. Please call ${phone.display} before you book again.`;
  }
  return code === 'slot_taken'
    ? `Somebody just booked ${formatTime(time)}.`
    : `${formatTime(time)} is no longer open for booking.`;
}

const controls = [
  ...['name', 'email', 'phone', 'address', 'inspectionType', 'notes'],
  ...visitFieldNames,
];

/** Shows errors at their controls; those of fields without a control beside the button. */
function wrongFields({ errors = [] }: ReadableProblem): Failure {
  const withoutControl = errors.filter(({ path }) => !controls.includes(path));
  return {
    errors: errorsByField(errors.filter(({ path }) => controls.includes(path))),
    failure: withoutControl.map(({ message }) => `${message}.`).join(' ') || undefined,
    toast: failed('Some fields need attention.'),
  };
}
