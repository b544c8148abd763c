import { business } from '#domain/business/business.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { formatTime } from '#domain/schedule/calendar-date.ts';
import { ApiError } from '#widgets/core/api/api-error.ts';
import { errorsByField } from '#widgets/core/form/form-state.ts';
import type { ToastMessage } from '#widgets/core/ui/toast.tsx';
import type { BookingState, LostTime } from './booking.store.ts';

type Failure = Pick<BookingState, 'toast'> &
  Partial<Pick<BookingState, 'failure' | 'lost' | 'errors' | 'slots'>>;

const failed = (description: string): ToastMessage => ({
  title: 'Booking Failed',
  description,
  kind: 'destructive',
});

const KEPT = 'What you entered is kept.';
/** Spec §8, for every failure whose reason the server does not tell. */
const tryAgain = () => failed('There was an error booking your appointment. Please try again.');

/** No answer, or only that of a proxy: the booking may have arrived all the same. */
export const isUnanswered = (error: unknown) => !(error instanceof ApiError && error.problem);

/**
 * What the visitor is told, and what changes in the form, after a booking of `time` failed.
 * `tried` tells that an earlier attempt at the same slot went unanswered.
 */
export function failureOf(error: unknown, time: TimeOfDay, tried: boolean): Failure {
  if (!(error instanceof ApiError)) return unreachable();
  const { problem } = error;
  switch (problem?.code) {
    case 'slot_taken':
    case 'slot_unavailable':
      return lostTime(problem, {
        time,
        why: problem.code,
        maybeOwn: tried && problem.code === 'slot_taken',
      });
    case 'validation_failed':
      return wrongFields(problem);
    case 'rate_limited':
    case 'looks_automated':
      return {
        failure: `${problem.title}. ${problem.detail ?? `Please call ${business.phone.display}.`}`,
        toast: failed(problem.detail ?? problem.title),
      };
    default:
      return {
        failure: `Failed to book appointment. Please try again, or call ${business.phone.display}. ${KEPT}`,
        toast: tryAgain(),
      };
  }
}

/** No answer: the booking may have arrived all the same, and sending it again is harmless. */
function unreachable(): Failure {
  const why = navigator.onLine ? 'We could not be reached.' : 'You seem to be offline.';
  return {
    failure: `Failed to book appointment. ${why} ${KEPT} Please try again, or call ${business.phone.display}.`,
    toast: tryAgain(),
  };
}

function lostTime({ slots }: Problem, which: Omit<LostTime, 'left'>): Failure {
  const left = (slots ?? []).map((slot) => slot.time);
  return {
    lost: { ...which, left },
    slots: { status: 'ready', times: left },
    toast: failed(
      which.maybeOwn ? whyLost(which) : `${whyLost(which)} Please choose another time.`,
    ),
  };
}

export function whyLost({ time, why, maybeOwn }: Omit<LostTime, 'left'>): string {
  if (maybeOwn) {
    return `This time was just taken, perhaps by your own earlier attempt. Please call ${business.phone.display} before you book again.`;
  }
  return why === 'slot_taken'
    ? `Somebody just booked ${formatTime(time)}.`
    : `${formatTime(time)} is no longer open for booking.`;
}

const controls = ['name', 'email', 'phone', 'address', 'inspectionType', 'notes'];

/** Errors of fields that have a control stand there; others are said beside the button. */
function wrongFields({ errors = [] }: Problem): Failure {
  const elsewhere = errors.filter(({ path }) => !controls.includes(path));
  return {
    errors: errorsByField(errors.filter(({ path }) => controls.includes(path))),
    failure: elsewhere.map(({ message }) => `${message}.`).join(' ') || undefined,
    toast: failed('Some fields need attention.'),
  };
}
