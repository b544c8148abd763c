import { FileText, Gavel, PenLine, Tag, WalletCards } from 'lucide-react';
import { Link } from 'wouter';
import { isUnreachable } from '#admin/failure-text.ts';
import { ListFailure } from '#admin/lists/list-parts.tsx';
import { refreshWhenVisible } from '#admin/lists/refresh-when-visible.ts';
import { formatInstant } from '#admin/shell/timestamp.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import type { Facts } from '#domain/business/facts.ts';
import { moneyText } from '#domain/jobs/cents.ts';
import type { JobNeed, OpenJob } from '#domain/jobs/open-jobs.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';

/** Read anew on each visit: a job changes on its booking's screen. */
export const useOpenJobs = () =>
  useAnswer('GET /api/bookings/jobs/open', undefined, {
    ...refreshWhenVisible,
    revalidateIfStale: true,
  });

const icons = {
  dispute: Gavel,
  signature: PenLine,
  price: Tag,
  payment: WalletCards,
  report: FileText,
} as const;

/** A row for each job that needs the owner, with what it needs. Nothing while there is none. */
export function OpenJobs({ jobs, now }: { jobs: ReturnType<typeof useOpenJobs>; now: Date }) {
  const { timeZone } = useBusiness();
  const { data, error, isValidating, mutate } = jobs;
  const open = data?.data ?? [];
  // Without a connection, the screen names the cause.
  if (error && !isValidating && !isUnreachable(error)) {
    return <ListFailure what="The open jobs" failure={error} onRetry={() => void mutate()} />;
  }
  if (open.length === 0) return null;
  return (
    <section className="today-jobs" aria-labelledby="open-jobs">
      <h2 className="admin-section-title" id="open-jobs">
        Jobs to finish
      </h2>
      <ul>
        {open.map((job) => (
          <li key={job.bookingId}>
            <Link href={`/bookings/${job.bookingId}#job`} state={{ from: '/today' }}>
              <strong translate="no">{job.name}</strong>
              <span>
                {`${formatDate(job.date, 'short')}, ${formatTime(job.time)} · ${job.street}`}
              </span>
              {job.needs.map((need) => {
                const Icon = icons[need];
                return (
                  <span
                    key={need}
                    className="admin-chip"
                    data-kind={isUrgent(job, need, now) ? 'warning' : 'status'}
                  >
                    <Icon size={16} aria-hidden="true" />
                    <span>{needText(job, need, now, timeZone)}</span>
                  </span>
                );
              })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A dispute is urgent from its first day on. */
const isUrgent = ({ reportDueAt }: OpenJob, need: JobNeed, now: Date): boolean =>
  need === 'dispute' ||
  (need === 'report' && reportDueAt !== undefined && new Date(reportDueAt) < now);

function needText(job: OpenJob, need: JobNeed, now: Date, zone: Facts['timeZone']): string {
  switch (need) {
    case 'dispute':
      return job.disputeDueAt === undefined
        ? 'Payment disputed'
        : `Payment disputed, answer by ${formatInstant(job.disputeDueAt, zone)}`;
    case 'signature':
      return 'Agreement not signed';
    case 'price':
      return 'No price yet';
    case 'payment':
      return `${moneyText(job.due)} not paid`;
    case 'report': {
      if (job.reportDueAt === undefined) return 'Report to upload';
      const due = formatInstant(job.reportDueAt, zone);
      return isUrgent(job, need, now) ? `Report overdue since ${due}` : `Report due by ${due}`;
    }
  }
}
