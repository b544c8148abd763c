import { describe, expect, it } from 'vitest';
import { withoutReport, withoutReports } from './job-changes.ts';
import type { JobRecord } from './job-record.ts';
import { firstReadable, readableFrom, readableReport } from './readable-report.ts';
import { sampleJob, sampleReport } from './testing/sample-job.ts';

const at = (time: string) => `2026-12-01T${time}:00.000Z`;
const owner = (time: string) => ({ at: at(time), by: 'Owner' });
const bySystem = (time: string) => ({ at: at(time), by: '' });
const version = (id: string, time: string) => sampleReport({ id, at: at(time) });
const jobWith = (fields: Partial<JobRecord>) => sampleJob(fields);

const readAt = (job: JobRecord, ...times: string[]) =>
  times.map((time) => readableReport(job, new Date(at(time)))?.id);

describe('a report can be read', () => {
  it.each([
    ['ten minutes after its upload', bySystem('10:00'), '10:00', '10:10'],
    ['at once when it is paid later', bySystem('12:00'), '10:00', '12:00'],
    ['ten minutes after a release by hand', owner('12:00'), '10:00', '12:10'],
  ])('%s', (_when, released, uploaded, from) => {
    const job = jobWith({ released, reports: [version('r1', uploaded)] });
    const instant = readableFrom(released, version('r1', uploaded));
    expect(instant.toISOString()).toBe(at(from));
    expect(readableReport(job, new Date(instant.getTime() - 1))).toBeUndefined();
    expect(readAt(job, from)).toEqual(['r1']);
  });

  it('not before its release', () => {
    expect(readAt(jobWith({ reports: [version('r1', '10:00')] }), '23:00')).toEqual([undefined]);
  });

  it('until the time for undo of a newer version is over', () => {
    const reports = [version('r1', '10:00'), version('r2', '12:00')];
    const job = jobWith({ released: bySystem('10:00'), reports });
    expect(readAt(job, '10:09', '10:10', '12:09', '12:10')).toEqual([undefined, 'r1', 'r1', 'r2']);
    expect(firstReadable(job)?.id).toBe('r1');
  });

  it('never if a newer version took its place before', () => {
    const reports = [version('r1', '10:00'), version('r2', '10:09')];
    const job = jobWith({ released: bySystem('10:00'), reports });
    expect(readAt(job, '10:18', '10:19')).toEqual([undefined, 'r2']);
    expect(firstReadable(job)?.id).toBe('r2');
    // Unless that one was taken back.
    const undone = withoutReport(job, 'r2', owner('10:12'));
    expect(readAt(undone as JobRecord, '10:18')).toEqual(['r1']);
  });
});

describe('an undone upload', () => {
  const reports = [version('r1', '10:00'), version('r2', '12:00')];
  const job = jobWith({ released: bySystem('10:00'), reports });

  it('leaves the version before it, and tells nobody', () => {
    const undone = withoutReport(job, 'r2', owner('12:09')) as JobRecord;
    expect(undone.reports[1]?.withdrawn).toEqual(owner('12:09'));
    expect(undone.released).toEqual(job.released);
    expect(readAt(undone, '13:00')).toEqual(['r1']);
    expect(withoutReport(undone, 'r2', owner('12:09'))).toBe(undone);
  });

  it('is refused once it can be read', () => {
    expect(withoutReport(job, 'r2', owner('12:10'))).toBe('report_readable');
    expect(withoutReport(job, 'r1', owner('12:00'))).toBe('report_readable');
    expect(withoutReport(job, 'r3', owner('12:00'))).toBe('entry_missing');
  });

  it('of the only version ends its release', () => {
    const only = jobWith({ released: bySystem('10:00'), reports: [version('r1', '10:00')] });
    const undone = withoutReport(only, 'r1', owner('10:05')) as JobRecord;
    expect(undone).not.toHaveProperty('released');
  });
});

it('an undone release by hand keeps the report back', () => {
  const reports = [version('r1', '10:00')];
  const job = jobWith({ released: owner('12:00'), reports });
  const undone = withoutReport(job, 'r1', owner('12:09')) as JobRecord;
  expect(undone).not.toHaveProperty('released');
  expect(undone.reports).toEqual(reports);
  expect(withoutReport(job, 'r1', owner('12:10'))).toBe('report_readable');
});

it('withdrawing ends the release of all versions, and notes which could be read', () => {
  const reports = [version('r1', '10:00'), version('r2', '12:00')];
  const job = jobWith({ released: bySystem('10:00'), reports });
  const withdrawn = withoutReports(job, owner('12:05')) as JobRecord;
  expect(withdrawn).not.toHaveProperty('released');
  expect(withdrawn.reports.map((report) => report.withdrawn)).toEqual([
    { ...owner('12:05'), wasReadable: true },
    owner('12:05'),
  ]);
  expect(withdrawn.reports.map(({ id }) => id)).toEqual(['r1', 'r2']);
  expect(withoutReports(withdrawn, owner('12:06'))).toBe('report_missing');
});
