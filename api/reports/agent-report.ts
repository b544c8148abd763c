import { appointmentToken, digestOf } from '#api/appointments/appointment-link.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { pageEnd, streetOf } from '#domain/booking/client/client-access.ts';
import type { AgentReportView } from '#domain/jobs/agent-report-view.ts';
import type { JobRecord, ReportVersion } from '#domain/jobs/job-record.ts';
import { readableReport } from '#domain/jobs/readable-report.ts';
import type { Zone } from '#domain/schedule/business-clock.ts';

/** A report that an agent can read. */
export interface AgentReport {
  booking: Booking;
  record: JobRecord;
  /** The current version. */
  report: ReportVersion;
}

/** The report that the agent's `token` opens at `now`: released, and as long as its client agrees. */
export async function agentReport(
  store: Pick<Store, 'jobs' | 'findBooking' | 'jobSettings'>,
  token: string,
  { now, zone }: { now: Date; zone: Zone },
): Promise<AgentReport | undefined> {
  if (!appointmentToken.test(token)) return undefined;
  const record = await store.jobs.findByAgentLink(digestOf(token));
  const report = record && readableReport(record, now);
  if (!record?.agent || !report) return undefined;
  const booking = await store.findBooking(record.id);
  if (!booking || booking.deletedAt !== undefined || booking.erasedAt !== undefined)
    return undefined;
  const { linkMonths } = await store.jobSettings.read();
  return now < pageEnd(booking, { linkMonths, zone }) ? { booking, record, report } : undefined;
}

/** What the agent sees: nothing of the client, and no price. */
export const presentAgentReport = ({ booking, record, report }: AgentReport): AgentReportView => ({
  street: streetOf(booking.address),
  date: booking.date,
  bytes: report.bytes,
  at: report.at,
  video: record.video,
});
