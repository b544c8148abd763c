import { ApiError } from '#client/api-error.ts';
import { NoAnswerError } from '#client/no-answer-error.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { uploadUrl } from './job-calls.ts';

interface UploadOptions {
  /** Called with the share that was sent, 0 to 1. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a report, and resolves to the changed job. By XMLHttpRequest, because fetch does not tell how much was
 * sent. Throws like `callApi`, without its time limit: 50 MB take minutes on a phone's line.
 */
export const uploadReport = (
  bookingId: string,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<PresentedJob> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new NoAnswerError('The server did not answer'));
    request.open('POST', uploadUrl(bookingId));
    request.setRequestHeader('Content-Type', 'application/pdf');
    request.setRequestHeader('X-File-Name', encodeURIComponent(file.name));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = () => reject(signal.reason);
    request.onload = () => {
      try {
        resolve(answerOf(request));
      } catch (error) {
        reject(error);
      }
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });

function answerOf(request: XMLHttpRequest): PresentedJob {
  const { status, statusText, responseText } = request;
  if (status >= 200 && status < 300) return JSON.parse(responseText) as PresentedJob;
  const type = request.getResponseHeader('Content-Type') ?? '';
  const headers = { 'Content-Type': type };
  throw new ApiError(new Response(null, { status, statusText, headers }), responseText);
}
