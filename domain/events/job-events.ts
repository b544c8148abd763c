import type { Booking } from '#domain/booking/booking.schema.ts';
import type { StatePack } from '#domain/business/state-packs/state-pack.ts';
import { countedPayments } from '#domain/jobs/job.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import {
  firstReadable,
  readableFrom,
  standingReports,
  withdrawnReports,
} from '#domain/jobs/readable-report.ts';
import { reportDueAt } from '#domain/jobs/report-due.ts';
import { paymentSettlesAt, settlesAt } from '#domain/jobs/undo-window.ts';
import { folderOf } from '#domain/leads/lead-folder.ts';
import { businessInstant, businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import type { JobNews, LeadEvent, LeadEventType, NewsOfPayment } from './lead-event.ts';

/** When the owner is reminded of a report that is due that day, at the business. */
const REMINDER_TIME = '07:00';

/** What decides when a report is due. */
export interface ReportRules {
  zone: Zone;
  law: Pick<StatePack['law'], 'reportDays'>;
}

/**
 * The events of the job of `booking`, in no order; none for a deleted, erased or unconfirmed booking. What the owner
 * entered by hand is an event once it can no longer be undone, so that no receiver gets a slip.
 */
export function jobEvents(booking: Booking, job: JobRecord, rules: ReportRules): LeadEvent[] {
  if (folderOf(booking) !== 'inbox' || booking.erasedAt !== undefined) return [];
  if (booking.confirmBy !== undefined || job.erasedAt !== undefined) return [];
  const event = (type: LeadEventType, key: string, at: Date, news: JobNews): LeadEvent => ({
    id: `job-${booking.id}-${key}`,
    type,
    at,
    about: { booking, job: news },
  });
  const { signatures, released, outcome } = job;
  const report = firstReadable(job);
  const due = reportReminder(booking, job, rules);
  return [
    ...signatures.map(({ id, at, version, sha256, place }) =>
      event('agreement.signed', `signed-${id}`, new Date(at), {
        agreement: { at, version, sha256, place },
      }),
    ),
    ...countedPayments(job).flatMap((payment) => {
      const shown: NewsOfPayment = {
        id: payment.id,
        at: payment.at,
        amount: payment.amount,
        method: payment.method,
      };
      const paidAt = paymentSettlesAt(payment);
      return [
        event('payment.succeeded', `paid-${payment.id}`, paidAt, { payment: shown }),
        ...payment.refunds.map(({ id, at, amount }) =>
          event('payment.refunded', `refunded-${id}`, later(new Date(at), paidAt), {
            payment: shown,
            refund: { id, at, amount },
          }),
        ),
        ...(payment.disputes ?? []).flatMap((dispute) => {
          const { id, at, state, settledAt } = dispute;
          return [
            event('dispute.opened', `disputed-${id}`, new Date(at), { dispute }),
            ...(settledAt
              ? [event('dispute.settled', `${state}-${id}`, new Date(settledAt), { dispute })]
              : []),
          ];
        }),
      ];
    }),
    ...(released && report
      ? [
          event('report.released', `released-${report.id}`, readableFrom(released, report), {
            report: { at: released.at, sha256: report.sha256 },
          }),
        ]
      : []),
    ...withdrawnReports(job).map(({ id, sha256, withdrawn: { at } }) =>
      event('report.withdrawn', `withdrawn-${id}`, new Date(at), { report: { at, sha256 } }),
    ),
    ...(outcome?.what === 'no_show'
      ? [
          event('booking.no_show', `no_show-${Date.parse(outcome.at)}`, settlesAt(outcome.at), {
            noShow: { at: outcome.at, by: outcome.by },
          }),
        ]
      : []),
    ...(due
      ? [event('report.due', `report_due-${due.by.getTime()}`, due.at, { reportDue: due.by })]
      : []),
  ];
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/**
 * In the morning of the day on which the report is due; undefined once it is there or nobody waits for it, and for a job
 * without a record, whose owner hands reports over elsewhere.
 */
function reportReminder(
  booking: Booking,
  { revision, reports, outcome }: JobRecord,
  { zone, law }: ReportRules,
): { at: Date; by: Date } | undefined {
  const by = reportDueAt(booking, law, zone);
  if (!by || revision === 0 || outcome || standingReports({ reports }).length > 0) return undefined;
  const morning = businessInstant(businessToday(by, zone), REMINDER_TIME, zone);
  return { at: morning < by ? morning : by, by };
}
