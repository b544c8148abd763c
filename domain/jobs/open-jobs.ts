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
import { countedPayments, openDisputes } from './job.ts';
import type { Dispute, JobRecord } from './job-record.ts';
import { standingReports } from './readable-report.ts';
import { reportDueAt } from './report-due.ts';

/** Days after which an open job is no news any more; unpaid ones stay in the books. */
const OPEN_DAYS = 60;

/** The first day whose jobs can be open. */
export const jobNeedsFrom = (today: CalendarDate): CalendarDate => addDays(today, -OPEN_DAYS);

export const jobNeeds = ['dispute', 'signature', 'price', 'payment', 'report'] as const;

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
  /** With `dispute`, until when evidence counts, an instant; missing where the bank takes none. */
  disputeDueAt?: string | undefined;
}

interface OpenOptions {
  now: Date;
  zone: Zone;
  law: Pick<StatePack['law'], 'reportDays'>;
  isPaidAtClosing: boolean;
}

/** Whether the owner has to answer a dispute at the payment service; however long ago the appointment was. */
export const needsResponse = (record: Pick<JobRecord, 'payments'>): boolean =>
  disputesToAnswer(record).length > 0;

const disputesToAnswer = (record: Pick<JobRecord, 'payments'>): Dispute[] =>
  countedPayments(record)
    .flatMap(openDisputes)
    .filter(({ state }) => state === 'needs_response');

/**
 * The jobs since `jobNeedsFrom`, and of today and tomorrow for which something is open: unsigned shortly before the
 * appointment, without a price, unpaid or without a report after it; and those with a dispute to answer. The earliest appointment first.
 */
export function openJobs(jobs: readonly BookedJob[], options: OpenOptions): OpenJob[] {
  const today = businessToday(options.now, options.zone);
  return jobs
    .filter(({ isNoted, ...one }) => isNoted && isShown(one, today))
    .map((one) => openJob(one, options))
    .filter(({ needs }) => needs.length > 0)
    .sort((one, other) => startText(one).localeCompare(startText(other)));
}

const startText = ({ date, time }: Pick<OpenJob, 'date' | 'time'>) => `${date} ${time}`;

const isCurrent = ({ date }: Booking, today: CalendarDate) =>
  date >= jobNeedsFrom(today) && date <= addDays(today, 1);

const isShown = ({ booking, record }: Pick<BookedJob, 'booking' | 'record'>, today: CalendarDate) =>
  (isCurrent(booking, today) || needsResponse(record)) &&
  booking.deletedAt === undefined &&
  booking.erasedAt === undefined &&
  !isUnconfirmed(booking);

function openJob(
  { booking, record, job }: BookedJob,
  { now, zone, law, isPaidAtClosing }: OpenOptions,
): OpenJob {
  const { date, time, minutes } = booking;
  const hasEnded = now >= addMinutes(businessInstant(date, time, zone), minutes);
  const isNow = isCurrent(booking, businessToday(now, zone));
  const disputes = disputesToAnswer(record);
  const needs: JobNeed[] = disputes.length > 0 ? ['dispute'] : [];
  if (isNow) needs.push(...needsOf({ record, job }, { hasEnded, isPaidAtClosing }));
  const respondBy = disputes.flatMap((dispute) => dispute.respondBy ?? []).sort()[0];
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
    ...(respondBy && { disputeDueAt: respondBy }),
  };
}

function needsOf(
  { record, job }: Pick<BookedJob, 'record' | 'job'>,
  { hasEnded, isPaidAtClosing }: { hasEnded: boolean; isPaidAtClosing: boolean },
): JobNeed[] {
  const needs: JobNeed[] = [];
  if (job.state === 'awaiting_signature' && !hasEnded) needs.push('signature');
  if (job.state === 'awaiting_price' && hasEnded) needs.push('price');
  if (job.due > 0 && hasEnded && !isPaidAtClosing) needs.push('payment');
  if (job.state !== 'ended' && hasEnded && standingReports(record).length === 0)
    needs.push('report');
  return needs;
}
