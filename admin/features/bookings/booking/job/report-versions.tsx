import { Undo2 } from 'lucide-react';
import { Alert } from '#admin/shell/alert.tsx';
import { Timestamp } from '#admin/shell/timestamp.tsx';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { standingReports, undoableOf } from '#domain/jobs/readable-report.ts';
import { useNow } from '../../use-today.ts';
import { reportUrl, undoReport } from './job-calls.ts';
import { sizeText } from './report-file.ts';
import { type JobPartProps, useJobAction } from './use-job.ts';

type Version = PresentedJob['reports'][number];

/** All versions of the report, the newest first; what the client cannot read yet can be undone. */
export function ReportVersions({ booking, job, onSaved }: JobPartProps) {
  const { pending, failure, run } = useJobAction(onSaved);
  const now = useNow();
  const { reports } = job;
  const standing = standingReports(job);
  const current = standing.at(-1);

  const undo = (version: Version, what: 'upload' | 'release') =>
    run(
      () => undoReport(booking.id, version.id),
      () =>
        what === 'upload'
          ? {
              title: 'Upload undone',
              description: 'The client does not get it. You keep the file.',
            }
          : { title: 'Release undone', description: 'The report is kept back again.' },
    );

  return (
    <>
      <Alert>{failure}</Alert>
      <ul className="admin-job-rows" aria-label="Versions of the report">
        {reports.toReversed().map((version) => {
          const { id, fileName, bytes, at, withdrawn } = version;
          const what = undoableOf(job, version, now);
          return (
            <li key={id}>
              <span>
                <a href={reportUrl(booking.id, id)} target="_blank" rel="noreferrer">
                  {fileName}
                </a>
                <span className="admin-job-note">
                  <span>{`${id === current?.id && reports.length > 1 ? 'Current · ' : ''}${sizeText(bytes)} · `}</span>
                  <Timestamp instant={at} />
                  {withdrawn ? (
                    <span>
                      {' · withdrawn '}
                      <Timestamp instant={withdrawn.at} />
                    </span>
                  ) : null}
                </span>
              </span>
              {what ? (
                <div className="admin-job-row-actions">
                  <button
                    type="button"
                    className="admin-text-button"
                    disabled={pending}
                    onClick={() => void undo(version, what)}
                  >
                    <Undo2 size={18} aria-hidden="true" />
                    <span>{`Undo ${what}`}</span>
                    <span className="ui-visually-hidden">{` of ${fileName}`}</span>
                  </button>
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}
