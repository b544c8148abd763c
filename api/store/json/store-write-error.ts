import { StoreWriteError } from '../store-write-error.ts';

/** Codes of a full disk and of an exhausted quota. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

export function storeWriteError(cause: unknown): StoreWriteError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
  const full = FULL.has(code);
  return new StoreWriteError(
    full
      ? `The disk with the data folder has no room left (${code})`
      : `The disk with the data folder refused a write (${code})`,
    { cause, full },
  );
}
