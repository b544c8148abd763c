import { OnlinePaymentsError } from '#api/payments/online-payments-error.ts';
import { PictureRefusal } from '#api/pictures/picture-refusal.ts';
import { PicturesBusyError } from '#api/pictures/pictures-busy-error.ts';
import { IdempotencyKeyReusedError } from '#api/store/idempotency-key.ts';
import { InvalidCursorError } from '#api/store/page.ts';
import { RequestLimitError } from '#api/store/resources/contact-requests.ts';
import { StoreUnavailableError } from '#api/store/store-unavailable-error.ts';
import { StoreWriteError } from '#api/store/store-write-error.ts';
import type { ProblemWords } from '#domain/problem/problem-words.en.ts';
import { ApiProblem, fieldProblem } from './api-problem.ts';

/** The only mapping from errors to problems. An unknown error is `internal`. */
export function problemOf(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (error instanceof IdempotencyKeyReusedError) return new ApiProblem('idempotency_key_reused');
  if (error instanceof InvalidCursorError) {
    return fieldProblem('cursor', 'This list has no page there');
  }
  if (error instanceof PictureRefusal) return fieldProblem('image', error.message);
  if (error instanceof RequestLimitError) {
    return new ApiProblem(
      'rate_limited',
      {
        detail: ({ requestsByPhone }) => requestsByPhone,
      },
      { 'Retry-After': String(error.retryAfter) },
    );
  }
  const detail = ({ tryAgain }: ProblemWords) => tryAgain;
  if (error instanceof StoreUnavailableError || error instanceof PicturesBusyError) {
    const headers = { 'Retry-After': String(error.retryAfter) };
    return new ApiProblem('storage_unavailable', { detail }, headers, { cause: error });
  }
  if (error instanceof OnlinePaymentsError) {
    const payAtTheDoor = ({ payAtTheDoor }: ProblemWords) => payAtTheDoor;
    return new ApiProblem('payments_unavailable', { detail: payAtTheDoor });
  }
  return new ApiProblem(codeOf(error), { detail });
}

function codeOf(error: unknown) {
  if (!(error instanceof StoreWriteError)) return 'internal';
  return error.full ? 'storage_full' : 'storage_unavailable';
}
