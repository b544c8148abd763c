import { defaultLocale } from '#domain/locale/locale.ts';
import type { Booking } from './booking.schema.ts';
import type { BookingCorrection } from './booking-changes.schema.ts';
import {
  type BookingAction,
  type CorrectableField,
  correctableFields,
  historyKindOf,
  type SlotTime,
  statusAfter,
} from './booking-status.ts';
import { type AppointmentLengths, appointmentMinutes } from './calendar/appointment-length.ts';
import { confirmedBooking } from './client/confirmation.ts';
import { visitFieldNames } from './visit.ts';

export interface AppliedAction {
  action: BookingAction;
  /** The new slot, for a move. */
  to?: SlotTime | undefined;
  /** The reason of a cancellation. */
  reason?: string | undefined;
  at: Date;
  by: string;
}

/**
 * `booking` after `action`, with a new history entry; undefined if its status forbids the action,
 * or if there is nothing to confirm. Any action of the owner on an unconfirmed booking, except
 * canceling, confirms it.
 */
export function applyBookingAction(
  booking: Booking,
  { action, to, reason, at, by }: AppliedAction,
): Booking | undefined {
  const status = statusAfter(booking.status, action);
  if (!status) return undefined;
  if (action === 'confirm') {
    return booking.confirmBy === undefined ? undefined : confirmedBooking(booking, { at, by });
  }
  const { date, time } = booking;
  const entry = {
    at: at.toISOString(),
    by,
    what: historyKindOf(action),
    ...(to && { from: { date, time }, to }),
    ...(reason && { reason }),
  };
  // Messages and events start with the confirmation, so a completion comes after it and a move
  // before it.
  const current = action === 'complete' ? confirmedBooking(booking, { at, by }) : booking;
  const next = { ...current, ...to, status, history: [...current.history, entry] };
  return action === 'cancel' ? next : confirmedBooking(next, { at, by });
}

/** A field as the text of its control; empty without a value, `on` for yes. */
export function correctableText(
  booking: Pick<Booking, CorrectableField>,
  field: CorrectableField,
): string {
  if (field === 'locale') return booking.locale ?? defaultLocale;
  const value = booking[field];
  return value === true ? 'on' : value || '';
}

const noVisit = Object.fromEntries(visitFieldNames.map((name) => [name, undefined]));

/**
 * `booking` with the corrected `details` and a history entry of the changes; the same object if
 * nothing changed. Without a quote, a new inspection type gets its own length from `lengths`.
 */
export function correctedBooking(
  booking: Booking,
  details: BookingCorrection,
  { lengths, at, by }: { lengths: AppointmentLengths; at: Date; by: string },
): Booking {
  const corrected = {
    ...booking,
    ...noVisit,
    ...details,
    notes: details.notes || undefined,
    optionEnds: details.optionEnds,
    inspectorId: details.inspectorId ?? booking.inspectorId,
    locale: details.locale ?? booking.locale,
  };
  const changes = correctableFields
    .map((field) => ({
      field,
      from: correctableText(booking, field),
      to: correctableText(corrected, field),
    }))
    .filter(({ from, to }) => from !== to);
  if (changes.length === 0) return booking;
  const isOtherType = changes.some(({ field }) => field === 'inspectionType');
  return {
    ...corrected,
    minutes:
      isOtherType && !booking.quote ? appointmentMinutes(corrected, lengths) : booking.minutes,
    history: [...booking.history, { at: at.toISOString(), by, what: 'corrected', changes }],
  };
}
