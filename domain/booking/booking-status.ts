import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';

export const bookingStatuses = ['confirmed', 'cancelled', 'completed'] as const;

export type BookingStatus = (typeof bookingStatuses)[number];

/** What the owner can do with an appointment. */
export type BookingAction = 'cancel' | 'complete' | 'move';

export const bookingStepKinds = ['entered', 'moved', 'cancelled', 'completed'] as const;

/** A day and time of the business's calendar, Central Time. */
export interface SlotTime {
  date: CalendarDate;
  time: TimeOfDay;
}

/** One step of a booking's way. `at` is an ISO instant, `by` who took it. */
export interface BookingStep {
  at: string;
  by: string;
  /** `entered`: by hand, not by the client on the calendar. */
  what: (typeof bookingStepKinds)[number];
  /** Of a move: from where and to where. */
  from?: SlotTime | undefined;
  to?: SlotTime | undefined;
}

const actions = {
  cancel: { to: 'cancelled', done: 'cancelled' },
  complete: { to: 'completed', done: 'completed' },
  move: { to: 'confirmed', done: 'moved' },
} as const;

/**
 * The status that `action` leads to, or undefined where it is refused: a cancelled slot may be
 * sold to somebody else already, and what is completed has happened.
 */
export const statusAfter = (
  status: BookingStatus,
  action: BookingAction,
): BookingStatus | undefined => (status === 'confirmed' ? actions[action].to : undefined);

/** Why `action` is refused, for people. */
export const refusalOf = (status: BookingStatus, action: BookingAction): string =>
  `Only a confirmed booking can be ${actions[action].done}; this one is ${status}`;

/** The word of the history for `action`. */
export const stepOf = (action: BookingAction) => actions[action].done;
