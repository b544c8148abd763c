import { addMinutes } from 'date-fns/addMinutes';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { streetOf } from '#domain/booking/client/client-access.ts';
import { isUnconfirmed } from '#domain/booking/client/confirmation.ts';
import type { StatePack } from '#domain/business/state-packs/state-pack.ts';
import { businessInstant, businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import type { Cents } from './cents.ts';
import type { BookedJob } from './counted-jobs.ts';
import { reportDueAt } from './report-due.ts';

/** Days after which an open job is no news any more; unpaid ones stay in the books. */
const OPEN_DAYS = 60;

/** The first day whose jobs can be open. */
export const jobNeedsFrom = (today: CalendarDate): CalendarDate => addDays(today, -OPEN_DAYS);

export const jobNeeds = ['signature', 'payment', 'report'] as const;

export type JobNeed = (typeof jobNeeds)[number];

/** A job for which the owner has something to do. */
export interface OpenJob {
  bookingId: string;
  name: string;
  street: string;
  date: CalendarDate;
  time: TimeOfDay;
  needs: JobNeed[];
  /** In cents. */
  due: Cents;
  /** With `report`, an instant. */
  reportDueAt?: string | undefined;
}

interface OpenOptions {
  now: Date;
  zone: Zone;
  law: Pick<StatePack['law'], 'reportDays'>;
  isPaidAtClosing: boolean;
}

/**
 * The jobs since `jobNeedsFrom`, and of today and tomorrow for which something is open: unsigned shortly before the
 * appointment, unpaid or without a report after it. The earliest appointment first.
 */
export function openJobs(jobs: readonly BookedJob[], options: OpenOptions): OpenJob[] {
  const today = businessToday(options.now, options.zone);
  return jobs
    .filter(({ booking }) => isShown(booking, today))
    .map((one) => openJob(one, options))
    .filter(({ needs }) => needs.length > 0)
    .sort((one, other) => startText(one).localeCompare(startText(other)));
}

const startText = ({ date, time }: Pick<OpenJob, 'date' | 'time'>) => `${date} ${time}`;

const isShown = (booking: Booking, today: CalendarDate) =>
  booking.date >= jobNeedsFrom(today) &&
  booking.date <= addDays(today, 1) &&
  booking.deletedAt === undefined &&
  booking.erasedAt === undefined &&
  !isUnconfirmed(booking);

function openJob(
  { booking, record, job }: BookedJob,
  { now, zone, law, isPaidAtClosing }: OpenOptions,
): OpenJob {
  const { date, time, minutes } = booking;
  const hasEnded = now >= addMinutes(businessInstant(date, time, zone), minutes);
  const needs: JobNeed[] = [];
  if (job.state === 'awaiting_signature' && !hasEnded) needs.push('signature');
  if (job.due > 0 && hasEnded && !isPaidAtClosing) needs.push('payment');
  if (job.state !== 'ended' && hasEnded && record.reports.length === 0) needs.push('report');
  return {
    bookingId: booking.id,
    name: booking.name,
    street: streetOf(booking.address),
    date,
    time,
    needs,
    due: job.due,
    reportDueAt: needs.includes('report')
      ? reportDueAt(booking, law, zone)?.toISOString()
      : undefined,
  };
}
