import type { Booking } from '#domain/booking/booking.schema.ts';
import type { SlotTime } from '#domain/booking/booking-status.ts';
import type { visitFields } from '#domain/booking/visit.schema.ts';
import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';

/** What a visitor who wanted to book said about the appointment, besides the request's fields. */
export interface AskedAppointment
  extends SlotTime,
    Pick<
      Booking,
      'minutes' | 'inspectionType' | 'optionEnds' | 'quote' | 'discount' | keyof typeof visitFields
    > {
  /** The owner is alerted once for all requests of an episode. */
  episode: string;
}

/**
 * Identifies the period in which the owner is alerted only once: a day, or the rest of it after the
 * owner has reviewed the online bookings. It is computed, not stored, and the same in every
 * process.
 */
export const episodeAt = (now: Date, reviewedUntil: string | undefined, zone: Zone): string =>
  [
    businessToday(now, zone),
    ...(reviewedUntil === undefined ? [] : [Date.parse(reviewedUntil)]),
  ].join('-');
