import type { Booking } from '#domain/booking/booking.schema.ts';
import { bookedPriceOf } from './booked-price.ts';
import { type Cents, moneyText } from './cents.ts';
import { standingLines, totalOf } from './job.ts';
import { emptyJob, type JobRecord } from './job-record.ts';

/** A booking as the owner gets it. */
export interface PricedBooking extends Booking {
  /** The total of its job, with what was changed since it was booked; missing without a price, and where nobody asked. */
  totalCents?: Cents | undefined;
}

/** The total of a booking with a price; `record` is undefined as long as nothing is noted about its job. */
export function totalCentsOf(booking: Booking, record?: JobRecord): Cents | undefined {
  const job = record ?? emptyJob(booking);
  const isPriced = bookedPriceOf(booking) !== undefined || standingLines(job).length > 0;
  return isPriced ? totalOf(booking, job) : undefined;
}

/** The price that lists and screens show: as it is now, as far as that is known. */
export const shownPrice = (booking: PricedBooking): string | undefined => {
  const total = booking.totalCents ?? bookedPriceOf(booking);
  return total === undefined ? undefined : moneyText(total);
};
