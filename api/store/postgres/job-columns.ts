import { jobChangedAt } from '#domain/jobs/job-changed-at.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import { checkedRecord } from '../stored/checked-record.ts';
import { jobs } from '../stored/stored-jobs.schema.ts';
import { storableKey } from './storable-text.ts';

/** The columns of a version of `job`. Throws when no start could read it. */
export function jobColumns(job: JobRecord) {
  const record = parseJob(job);
  const { revision, agent, reports } = record;
  return {
    revision,
    changed_at: jobChangedAt(record),
    agent_link: agent?.link === undefined ? null : storableKey(agent.link),
    report_files: reports.map(({ id }) => id),
    record: JSON.stringify(record),
  };
}

/** The job of the column `record`, checked and frozen. */
export const parseJob = (record: unknown): JobRecord => checkedRecord(jobs.schema, record).record;
