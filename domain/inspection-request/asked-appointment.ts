import type { Booking } from '#domain/booking/booking.schema.ts';
import type { SlotTime } from '#domain/booking/booking-status.ts';
import type { visitFields } from '#domain/booking/visit.schema.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';

/** What a visitor who wanted to book has said about the appointment; the rest is in the request. */
export interface AskedAppointment
  extends SlotTime,
    Pick<
      Booking,
      'minutes' | 'inspectionType' | 'optionEnds' | 'quote' | 'discount' | keyof typeof visitFields
    > {
  /** Requests of one episode alarm the owner once. */
  episode: string;
}

/**
 * The name of the time in which the owner is alarmed once: a day, or what is left of it after he has reviewed
 * the online bookings. It needs no record of its own, and is the same in every process.
 */
export const episodeAt = (now: Date, reviewedUntil: string | undefined): string =>
  [businessToday(now), ...(reviewedUntil === undefined ? [] : [Date.parse(reviewedUntil)])].join(
    '-',
  );
