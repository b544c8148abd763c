import type { Booking } from '#domain/booking/booking.schema.ts';
import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { type Job, type JobTerms, jobOf } from './job.ts';
import { emptyJob, type JobRecord } from './job-record.ts';

/** A booking with its job. */
export interface BookedJob {
  booking: Booking;
  record: JobRecord;
  job: Job;
  /** Whether what was paid for it is noted here; otherwise nobody knows what is open. */
  isNoted: boolean;
}

interface CountOptions {
  /** By the booking's id; bookings of which nothing is noted have none. */
  records: ReadonlyMap<string, JobRecord>;
  /** See `notedFromDay`. */
  notedFrom: CalendarDate;
  termsFor: (booking: Booking) => JobTerms;
}

/**
 * The jobs of bookings in the owner's books. What was paid is noted from the day on which the first thing about a job was:
 * for earlier appointments it is written down elsewhere, unless they have a record.
 */
export function countedJobs(
  bookings: readonly Booking[],
  { records, notedFrom, termsFor }: CountOptions,
): BookedJob[] {
  return bookings
    .map((booking): BookedJob => {
      const known = records.get(booking.id);
      const record = known ?? emptyJob(booking);
      const isNoted = known !== undefined || booking.date >= notedFrom;
      return { booking, record, job: jobOf(record, termsFor(booking)), isNoted };
    })
    .filter(({ booking, isNoted }) => isNoted || booking.deletedAt === undefined);
}

/** The day of the first of the instants at which jobs began (`jobBeganAt`), in milliseconds; after all days without one. */
export const notedFromDay = (began: readonly number[], zone: Zone): CalendarDate =>
  began.length > 0 ? businessToday(new Date(began.reduce(least)), zone) : '9999-12-31';

const least = (one: number, other: number) => Math.min(one, other);
