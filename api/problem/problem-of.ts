import {
  IdempotencyKeyReusedError,
  InvalidCursorError,
  StoreWriteError,
} from '#api/store/store.ts';
import { business } from '#domain/business/business.ts';
import { ApiProblem } from './api-problem.ts';

/** The one place that says how an error is answered. Whatever it does not know is `internal`. */
export function problemOf(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (error instanceof IdempotencyKeyReusedError) return new ApiProblem('idempotency_key_reused');
  if (error instanceof InvalidCursorError) {
    const errors = [{ path: 'cursor', message: 'This list has no page there' }];
    return new ApiProblem('validation_failed', { errors });
  }
  return new ApiProblem(codeOf(error), {
    detail: `Please try again, or call us at ${business.phone.display}.`,
  });
}

function codeOf(error: unknown) {
  if (!(error instanceof StoreWriteError)) return 'internal';
  return error.full ? 'storage_full' : 'storage_unavailable';
}
