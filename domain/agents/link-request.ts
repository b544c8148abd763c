import { subHours } from 'date-fns/subHours';
import type { JobRecord } from '#domain/jobs/job-record.ts';

/** Hours between two mails with the link: anybody who knows an agent's address can ask for them. */
export const LINK_REQUEST_HOURS = 12;

/** Whether one of these jobs has been asked for the link so recently that no other mail is sent. */
export const wasAskedLately = (
  records: readonly Pick<JobRecord, 'agentAskedAt'>[],
  now: Date,
): boolean => {
  const since = subHours(now, LINK_REQUEST_HOURS);
  return records.some(({ agentAskedAt }) => agentAskedAt && new Date(agentAskedAt) > since);
};

/** With the request for the link, which sends the mail. */
export const withLinkRequest = (record: JobRecord, now: Date): JobRecord =>
  wasAskedLately([record], now) ? record : { ...record, agentAskedAt: now.toISOString() };
