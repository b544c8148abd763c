import type { Booking } from '#domain/booking/booking.schema.ts';
import { type Job, type JobTerms, jobOf } from './job.ts';
import { emptyJob, type JobRecord } from './job-record.ts';

/** A booking with its job. */
export interface BookedJob {
  booking: Booking;
  record: JobRecord;
  job: Job;
}

/**
 * The jobs of bookings that count in the owner's books. Those that were booked before the first one of which anything
 * was noted do not: what was paid for them is written down elsewhere.
 */
export function countedJobs(
  bookings: readonly Booking[],
  records: readonly JobRecord[],
  termsFor: (booking: Booking) => JobTerms,
): BookedJob[] {
  const first = records.reduce(
    (earliest, { createdAt }) => (createdAt < earliest ? createdAt : earliest),
    '9999',
  );
  const byId = new Map(records.map((record) => [record.id, record]));
  return bookings
    .filter(({ createdAt }) => createdAt >= first)
    .map((booking) => {
      const record = byId.get(booking.id) ?? emptyJob(booking);
      return { booking, record, job: jobOf(record, termsFor(booking)) };
    });
}
