import { FileUp, SendHorizontal } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { ConfirmDialog } from '#admin/forms/confirm-dialog.tsx';
import { Button } from '#admin/shell/button.tsx';
import { Timestamp } from '#admin/shell/timestamp.tsx';
import { moneyText } from '#domain/jobs/cents.ts';
import type { ReportVersion } from '#domain/jobs/job-record.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import {
  REPORT_UNDO_MINUTES,
  readableFrom,
  readableReport,
  standingReports,
} from '#domain/jobs/readable-report.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { useNow } from '../../use-today.ts';
import { releaseReport, withdrawReport } from './job-calls.ts';
import { blockTexts } from './job-text.ts';
import { ReportVersions } from './report-versions.tsx';
import type { JobPartProps } from './use-job.ts';
import { useReportUpload } from './use-report-upload.ts';
import { VideoForm } from './video-form.tsx';

/** Upload, versions and release of the report, and the video. */
export function ReportPart({ booking, job, onSaved }: JobPartProps) {
  const [asking, setAsking] = useState<'release' | 'withdraw'>();
  const now = useNow();
  const { reports, released, state } = job;
  const current = standingReports(job).at(-1);
  const isRead = readableReport(job, now) !== undefined;
  if (state === 'ended' && reports.length === 0) return null;
  return (
    <section className="admin-job-part" aria-labelledby="job-report">
      <h3 id="job-report">Report</h3>
      {job.reportDueAt && !current ? (
        <p>
          Due by <Timestamp instant={job.reportDueAt} />
        </p>
      ) : null}
      {current ? <ReleaseText job={job} current={current} now={now} /> : null}
      {released ? (
        <p className="admin-job-note">
          <Timestamp instant={released.at} />
          <span>{released.by ? ` · ${released.by}` : ' · signed and paid'}</span>
        </p>
      ) : null}
      {booking.agentEmail ? (
        <p className="admin-job-note">
          {job.agentConsentedAt
            ? 'The client agreed that the agent follows the inspection and gets the report.'
            : 'The agent gets the report only if the client agrees on the page of the appointment.'}
        </p>
      ) : null}
      {reports.length > 0 ? <ReportVersions booking={booking} job={job} onSaved={onSaved} /> : null}
      <ReportUpload bookingId={booking.id} isNew={!current} onSaved={onSaved} />
      {current && !released ? (
        <div className="admin-actions admin-job-actions">
          <Button onClick={() => setAsking('release')}>
            <SendHorizontal size={18} aria-hidden="true" />
            Release now
          </Button>
        </div>
      ) : null}
      {isRead ? (
        <button
          type="button"
          className="admin-text-button admin-dangerous"
          onClick={() => setAsking('withdraw')}
        >
          Withdraw the report
        </button>
      ) : null}
      <VideoForm booking={booking} job={job} onSaved={onSaved} />
      {asking === 'release' ? (
        <ConfirmDialog
          title="Release the report?"
          question={`${openText(job)} The client can read the report in ${REPORT_UNDO_MINUTES} minutes. Until then you can undo it.`}
          confirm="Release"
          dismiss="Not yet"
          onConfirm={async () => {
            onSaved(await releaseReport(booking.id));
            setAsking(undefined);
            const description = `The client can read it in ${REPORT_UNDO_MINUTES} minutes.`;
            showToast({ title: 'Report released', description });
          }}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
      {asking === 'withdraw' ? (
        <ConfirmDialog
          title="Withdraw the report?"
          question="Client and agent can open no version of it any more, and the client gets an email. You keep the files. A copy that somebody has saved stays with them."
          confirm="Withdraw"
          dismiss="Keep it"
          onConfirm={async () => {
            onSaved(await withdrawReport(booking.id));
            setAsking(undefined);
            showToast({ title: 'Report withdrawn', description: 'Nobody else can open it now.' });
          }}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </section>
  );
}

interface ReleaseTextProps {
  job: PresentedJob;
  current: Pick<ReportVersion, 'at'>;
  now: Date;
}

/** Whether and from when the client can read the current version. */
function ReleaseText({ job: { block, released }, current, now }: ReleaseTextProps) {
  if (block) return <p key={block}>{blockTexts[block]}</p>;
  const from = released && readableFrom(released, current);
  if (!from || from <= now) return <p key="read">The client can read it.</p>;
  return (
    <p key="waiting">
      The client can read it from <Timestamp instant={from.toISOString()} />. Until then you can
      undo.
    </p>
  );
}

/** What the owner passes over by releasing it. */
function openText({ agreement, due, isPriced }: PresentedJob): string {
  const open = [
    ...(agreement === 'unsigned' || agreement === 'outdated'
      ? ['The agreement is not signed.']
      : []),
    ...(isPriced ? [] : ['There is no price.']),
    ...(isPriced && due > 0 ? [`${moneyText(due)} is not paid.`] : []),
  ];
  return open.length > 0 ? open.join(' ') : 'Nothing is open.';
}

interface ReportUploadProps extends Pick<JobPartProps, 'onSaved'> {
  bookingId: string;
  isNew: boolean;
}

/** Chooses and sends the file; a failure keeps it, so that it can be sent again. */
function ReportUpload({ bookingId, isNew, onSaved }: ReportUploadProps) {
  const id = useId();
  const fileInput = useRef<HTMLInputElement>(null);
  const { file, sent, failure, isPending, canRetry, start, retry, cancel } = useReportUpload(
    bookingId,
    onSaved,
  );
  const label = isNew ? 'Upload the report' : 'Upload a new version';
  return (
    <div className="admin-job-upload">
      <input
        ref={fileInput}
        type="file"
        hidden
        aria-label={label}
        accept="application/pdf,.pdf"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          // Otherwise choosing the same file again would fire no event.
          event.target.value = '';
          if (chosen) void start(chosen);
        }}
      />
      {isPending && file ? (
        <>
          <p id={id}>{`Uploading ${file.name}, ${Math.floor(sent * 100)} %`}</p>
          <progress aria-labelledby={id} max={1} value={sent} />
          <Button onClick={cancel}>Cancel the upload</Button>
        </>
      ) : null}
      {failure ? (
        <p className="admin-alert" role="alert">
          <span>{file && canRetry ? `${file.name} was not uploaded. ` : ''}</span>
          <span>{failure}</span>
        </p>
      ) : null}
      {isPending ? null : (
        <div className="admin-actions admin-job-actions">
          {canRetry ? (
            <Button kind="primary" onClick={retry}>
              Try again
            </Button>
          ) : null}
          <Button
            kind={isNew && !canRetry ? 'primary' : 'quiet'}
            onClick={() => fileInput.current?.click()}
          >
            <FileUp size={18} aria-hidden="true" />
            <span>{canRetry ? 'Choose another file' : label}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
