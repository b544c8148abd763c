import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Zone } from '#domain/schedule/business-clock.ts';
import { type BookedJob, countedJobs, notedFromDay } from '../counted-jobs.ts';
import type { JobTerms } from '../job.ts';
import { jobBeganAt } from '../job-changed-at.ts';
import type { JobRecord } from '../job-record.ts';

/** `bookings` as the books have them when `records` are all there are. */
export function jobsInBooks(
  bookings: readonly Booking[],
  records: readonly JobRecord[],
  { termsFor, zone }: { termsFor: (booking: Booking) => JobTerms; zone: Zone },
): BookedJob[] {
  const began = records.flatMap((record) => jobBeganAt(record)?.getTime() ?? []);
  return countedJobs(bookings, {
    records: new Map(records.map((record) => [record.id, record])),
    notedFrom: notedFromDay(began, zone),
    termsFor,
  });
}
