import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { visitFieldNames } from './visit.ts';

export const bookingStatuses = ['confirmed', 'cancelled', 'completed'] as const;

/** Maximum length of the reason of a cancellation, in characters. */
export const MAX_REASON = 500;

export type BookingStatus = (typeof bookingStatuses)[number];

/** The owner's actions on a booking. */
export type BookingAction = 'cancel' | 'complete' | 'confirm' | 'move' | 'reopen';

export const bookingHistoryKinds = [
  'entered',
  'moved',
  'cancelled',
  'completed',
  'reopened',
  'corrected',
  'confirmed',
  'released',
] as const;

/** Start of an appointment, in the business's time zone. */
export interface SlotTime {
  date: CalendarDate;
  time: TimeOfDay;
}

/** One change of a booking. `at` is an ISO 8601 instant, `by` the person who made it. */
export interface BookingHistoryEntry {
  at: string;
  by: string;
  /**
   * `entered`: booked by the owner, not by the client. `confirmed`: in place of a new client's own
   * confirmation, or by it. `released`: canceled because nobody confirmed in time.
   */
  what: (typeof bookingHistoryKinds)[number];
  /** The old and new slot of a move. */
  from?: SlotTime | undefined;
  to?: SlotTime | undefined;
  /** The reason in the words of whoever canceled; removed once the person was erased. */
  reason?: string | undefined;
  /** The old and new values of a correction; removed once the person was erased. */
  changes?: FieldChange[] | undefined;
}

/** One corrected field; an empty text means no value, `on` means yes. */
export interface FieldChange {
  field: CorrectableField;
  from: string;
  to: string;
}

/** The fields of a booking that the owner can correct, besides its slot. */
export const correctableFields = [
  'name',
  'phone',
  'email',
  'address',
  'inspectionType',
  'notes',
  'optionEnds',
  'inspectorId',
  'locale',
  ...visitFieldNames,
] as const;

export type CorrectableField = (typeof correctableFields)[number];

const actions = {
  cancel: { from: ['confirmed'], to: 'cancelled', done: 'cancelled' },
  complete: { from: ['confirmed'], to: 'completed', done: 'completed' },
  // For a booking that waits for it; its status says that it takes its time.
  confirm: { from: ['confirmed'], to: 'confirmed', done: 'confirmed' },
  move: { from: ['confirmed'], to: 'confirmed', done: 'moved' },
  reopen: { from: ['cancelled', 'completed'], to: 'confirmed', done: 'reopened' },
} as const satisfies Record<
  BookingAction,
  { from: readonly BookingStatus[]; to: BookingStatus; done: BookingHistoryEntry['what'] }
>;

/**
 * The status after `action`; undefined if it is not allowed. Whether a canceled booking can get its
 * slot back is decided by the store, because the slot may have been booked again.
 */
export function statusAfter(
  status: BookingStatus,
  action: BookingAction,
): BookingStatus | undefined {
  const { from, to } = actions[action];
  return (from as readonly BookingStatus[]).includes(status) ? to : undefined;
}

/** The error message for an action that is not allowed. */
export function refusalMessage(status: BookingStatus, action: BookingAction): string {
  const { from, done } = actions[action];
  return `Only a ${from.join(' or ')} booking can be ${done}; this one is ${status}`;
}

/** The kind of history entry that `action` makes. */
export const historyKindOf = (action: BookingAction) => actions[action].done;
