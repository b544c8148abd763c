import { FileUp, SendHorizontal } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { ConfirmDialog } from '#admin/forms/confirm-dialog.tsx';
import { Button } from '#admin/shell/button.tsx';
import { Timestamp } from '#admin/shell/timestamp.tsx';
import { moneyText } from '#domain/jobs/cents.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { releaseReport, reportUrl } from './job-calls.ts';
import { blockTexts } from './job-text.ts';
import { sizeText } from './report-file.ts';
import type { JobPartProps } from './use-job.ts';
import { useReportUpload } from './use-report-upload.ts';
import { VideoForm } from './video-form.tsx';

/** Upload, versions and release of the report, and the video. */
export function ReportPart({ booking, job, onSaved }: JobPartProps) {
  const [isReleasing, setReleasing] = useState(false);
  const { reports, released, state } = job;
  if (state === 'ended' && reports.length === 0) return null;
  return (
    <section className="admin-job-part" aria-labelledby="job-report">
      <h3 id="job-report">Report</h3>
      {job.reportDueAt && reports.length === 0 ? (
        <p>
          Due by <Timestamp instant={job.reportDueAt} />
        </p>
      ) : null}
      {reports.length > 0 ? <p>{releaseText(job)}</p> : null}
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
      {reports.length > 0 ? (
        <ul className="admin-job-rows" aria-label="Versions of the report">
          {reports.toReversed().map(({ id, fileName, bytes, at }, index) => (
            <li key={id}>
              <span>
                <a href={reportUrl(booking.id, id)} target="_blank" rel="noreferrer">
                  {fileName}
                </a>
                <span className="admin-job-note">
                  <span>{`${index === 0 && reports.length > 1 ? 'Current · ' : ''}${sizeText(bytes)} · `}</span>
                  <Timestamp instant={at} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <ReportUpload bookingId={booking.id} isNew={reports.length === 0} onSaved={onSaved} />
      {reports.length > 0 && !released ? (
        <div className="admin-actions admin-job-actions">
          <Button onClick={() => setReleasing(true)}>
            <SendHorizontal size={18} aria-hidden="true" />
            Release now
          </Button>
        </div>
      ) : null}
      <VideoForm booking={booking} job={job} onSaved={onSaved} />
      {isReleasing ? (
        <ConfirmDialog
          title="Release the report now?"
          question={`${openText(job)} The client can read the report right away, and it stays released.`}
          confirm="Release"
          dismiss="Not yet"
          onConfirm={async () => {
            onSaved(await releaseReport(booking.id));
            setReleasing(false);
            showToast({ title: 'Report released', description: 'The client can read it now.' });
          }}
          onClose={() => setReleasing(false)}
        />
      ) : null}
    </section>
  );
}

function releaseText({ block }: PresentedJob): string {
  return block ? blockTexts[block] : 'The client can read it.';
}

/** What the owner passes over by releasing it. */
function openText({ agreement, due, isPriced }: PresentedJob): string {
  const open = [
    ...(agreement === 'unsigned' || agreement === 'outdated'
      ? ['The agreement is not signed.']
      : []),
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
