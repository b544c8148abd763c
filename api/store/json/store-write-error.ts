import { StoreWriteError } from '../store.ts';

/** Codes of a disk, or of a user's share of it, that has no room left. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

export function storeWriteError(cause: unknown): StoreWriteError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
  const full = NO_ROOM.has(code);
  return new StoreWriteError(
    full
      ? `The disk with the data folder has no room left (${code})`
      : `The disk with the data folder refused a write (${code})`,
    { cause, full },
  );
}
