import type { Booking } from './booking.schema.ts';
import { type BookingAction, type SlotTime, statusAfter, stepOf } from './booking-status.ts';

export interface Act {
  action: BookingAction;
  /** The new slot of a move. */
  to?: SlotTime | undefined;
  at: Date;
  by: string;
}

/** `booking` after `action`, with the step in its history; undefined where it is refused. */
export function afterAction(booking: Booking, { action, to, at, by }: Act): Booking | undefined {
  const status = statusAfter(booking.status, action);
  if (!status) return undefined;
  const { date, time } = booking;
  const step = {
    at: at.toISOString(),
    by,
    what: stepOf(action),
    ...(to && { from: { date, time }, to }),
  };
  return { ...booking, ...to, status, history: [...booking.history, step] };
}
