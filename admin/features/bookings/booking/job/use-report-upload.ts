import { useEffect, useRef, useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { ApiError } from '#client/api-error.ts';
import { NoAnswerError } from '#client/no-answer-error.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { reportFault } from './report-file.ts';
import { uploadReport } from './upload-report.ts';

/** The upload of a report: chosen file, share that was sent, failure. A failed file stays chosen. */
export function useReportUpload(bookingId: string, onSaved: (job: PresentedJob) => void) {
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [upload, setUpload] = useState<AbortController>();
  const [canRetry, setCanRetry] = useState(false);
  const isShown = useRef(true);
  const report = useReportError();
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function send(chosen: File) {
    const controller = new AbortController();
    setUpload(controller);
    setSent(0);
    setFailure(undefined);
    setCanRetry(false);
    try {
      onSaved(
        await uploadReport(bookingId, chosen, { onProgress: setSent, signal: controller.signal }),
      );
      setFile(undefined);
      showToast({ title: 'Report uploaded', description: chosen.name });
    } catch (error) {
      if (!controller.signal.aborted) {
        const text = failureText(error);
        setFailure(text);
        setCanRetry(isPassing(error));
        // It goes on while the owner is on another screen.
        if (!isShown.current) {
          showToast({ title: 'Report not uploaded', description: text, kind: 'destructive' });
        }
        report(error);
      }
    }
    setUpload(undefined);
  }

  async function start(chosen: File) {
    const fault = await reportFault(chosen);
    setFile(chosen);
    setFailure(fault);
    setCanRetry(false);
    if (!fault) await send(chosen);
  }

  return {
    file,
    sent,
    failure,
    isPending: upload !== undefined,
    canRetry,
    start,
    retry: () => void (file && send(file)),
    cancel() {
      upload?.abort();
      setFile(undefined);
    },
  };
}

/** Whether the same file can be accepted later: the line broke, or the server was busy or out of service. */
const isPassing = (error: unknown): boolean =>
  error instanceof NoAnswerError ||
  (error instanceof ApiError && (error.status >= 500 || passingStatuses.has(error.status)));

/** A line that broke, an ended session, a time limit, too many calls. */
const passingStatuses: ReadonlySet<number> = new Set([400, 401, 408, 429]);
