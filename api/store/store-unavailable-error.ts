/**
 * The database could not be reached or could not answer in time. A write may have been made or not: a repeat
 * with the same idempotency key stores nothing twice.
 */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
  /** Seconds after which a client may try again. */
  readonly retryAfter = 5;
}

/** Whether `error`, or what caused it, is a `StoreUnavailableError`. */
export const isStoreUnavailable = (error: unknown): boolean =>
  error instanceof StoreUnavailableError ||
  (error instanceof Error && error.cause !== undefined && isStoreUnavailable(error.cause));
