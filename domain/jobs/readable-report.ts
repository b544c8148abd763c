import { addMinutes } from 'date-fns/addMinutes';
import { max } from 'date-fns/max';
import type { JobRecord, Mark, ReportVersion } from './job-record.ts';

/** Minutes for which an uploaded report, or one released by hand, can be taken back before anybody gets it. */
export const REPORT_UNDO_MINUTES = 10;

/** The versions that were not withdrawn. */
export const standingReports = ({ reports }: Pick<JobRecord, 'reports'>): ReportVersion[] =>
  reports.filter(({ withdrawn }) => withdrawn === undefined);

/** Versions that were withdrawn after the client could read them: of those withdrawn at once, the newest. */
export function withdrawnReports({ reports }: Pick<JobRecord, 'reports'>) {
  const known = reports.flatMap(({ withdrawn, ...report }) =>
    withdrawn?.wasReadable ? [{ ...report, withdrawn }] : [],
  );
  return [...new Map(known.map((report) => [report.withdrawn.at, report])).values()];
}

/** Until when what happened at `at` can be undone. */
export const undoneUntil = (at: string): Date => addMinutes(new Date(at), REPORT_UNDO_MINUTES);

/** The versions that others ever get: not one that a newer version replaced before its time for undo was over. */
const shownReports = (record: Pick<JobRecord, 'reports'>): ReportVersion[] =>
  standingReports(record).filter(({ at }, index, standing) => {
    const next = standing[index + 1];
    return next === undefined || new Date(next.at) >= undoneUntil(at);
  });

/** Whether a release by signature and payment waits until nothing that it follows from can be undone. */
export const isAhead = (released: Mark | undefined, now: Date): boolean =>
  released?.by === '' && new Date(released.at) > now;

/** From when on a released job's `report` can be read: after its time for undo, and that of a release by hand. */
export const readableFrom = (released: Mark, report: Pick<ReportVersion, 'at'>): Date =>
  max([
    undoneUntil(report.at),
    // What is signed and paid releases by itself, once it is settled.
    released.by === '' ? new Date(released.at) : undoneUntil(released.at),
  ]);

/**
 * What the owner can take back at `now` of a version that nobody can read yet: its release by hand, or else its upload.
 */
export function undoableOf(
  { released }: Pick<JobRecord, 'released'>,
  { at, withdrawn }: Pick<ReportVersion, 'at' | 'withdrawn'>,
  now: Date,
): 'upload' | 'release' | undefined {
  if (withdrawn) return undefined;
  if (!released) return 'upload';
  if (readableFrom(released, { at }) <= now) return undefined;
  return released.by !== '' && undoneUntil(at) <= now ? 'release' : 'upload';
}

/** The newest version whose time for undo is over at `now`, whether or not it is released. */
export const arrivedReport = (
  record: Pick<JobRecord, 'reports'>,
  now: Date,
): ReportVersion | undefined => shownReports(record).findLast(({ at }) => undoneUntil(at) <= now);

/** The version that client and agent can read at `now`. */
export function readableReport(
  { released, reports }: Pick<JobRecord, 'released' | 'reports'>,
  now: Date,
): ReportVersion | undefined {
  if (!released) return undefined;
  return shownReports({ reports }).findLast((report) => readableFrom(released, report) <= now);
}

/** The version that a release gives to others first. */
export function firstReadable({
  released,
  reports,
}: Pick<JobRecord, 'released' | 'reports'>): ReportVersion | undefined {
  if (!released) return undefined;
  const shown = shownReports({ reports });
  return shown.findLast(({ at }) => at <= released.at) ?? shown[0];
}
