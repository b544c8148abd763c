import type * as z from 'zod/mini';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { type CalendarMonth, monthOf } from '#domain/schedule/calendar-date.ts';
import type { Once } from '../store.ts';
import { storedBookingSchema, storedContactRequestSchema } from './stored.schema.ts';

/** A record, and beside it the key that it came with: callers never see that one. */
export interface Stored<R> {
  record: R;
  once?: Once | undefined;
}

/** What tells one kind of record from another. */
export interface Kind<R> {
  folder: string;
  /** From a record as the file has it. */
  schema: z.ZodMiniType<Stored<R>>;
  /** The month whose file keeps `record`. */
  monthOf(record: R): CalendarMonth;
  searchedText(record: R): string;
}

/** Days on which it is the same month everywhere: no zone is further than 14 hours from UTC. */
const AWAY_FROM_ITS_ENDS = /^\d{4}-\d\d-(0[2-9]|1\d|2[0-7])T/;

/** By the month in which they came, as the business's calendar has it. */
export const contactRequests: Kind<ContactRequest> = {
  folder: 'contact-requests',
  schema: storedContactRequestSchema,
  // The business's clock takes microseconds to ask: a tenth of a start with 50,000 records.
  monthOf: ({ createdAt }) =>
    AWAY_FROM_ITS_ENDS.test(createdAt)
      ? monthOf(createdAt)
      : monthOf(businessToday(new Date(createdAt))),
  searchedText: ({ firstName, lastName, email }) => `${firstName} ${lastName}\n${email}`,
};

/** By the month of the appointment, so that one file knows all that a slot depends on. */
export const bookings: Kind<Booking> = {
  folder: 'bookings',
  schema: storedBookingSchema,
  monthOf: ({ date }) => monthOf(date),
  searchedText: ({ name, email }) => `${name}\n${email}`,
};
