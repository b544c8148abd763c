import pg from 'pg';
import { StoreWriteError } from '../store-write-error.ts';

// SQLSTATE codes: https://www.postgresql.org/docs/current/errcodes-appendix.html
const UNIQUE_VIOLATION = '23505';
const EXCLUSION_VIOLATION = '23P01';
const DISK_FULL = '53100';

/** The server is going down, is not up yet, or was left by its primary: another connection may be better. */
const useless = /^(08|57P)|^(25006|25P03)$/;

/** Connection limit and memory, a cancelled or waiting statement, a deadlock, a failed serialisation. */
const passing = /^53(?!100)|^(57014|55P03|40P01|40001)$/;

const codeOf = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.code : undefined;

/** Whether the database refused a key, a slug or an id that is there already. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === UNIQUE_VIOLATION;

/** Whether the database refused an appointment because it overlaps with another one. */
export const isOverlap = (error: unknown): boolean => codeOf(error) === EXCLUSION_VIOLATION;

/** Whether the error of a statement leaves its connection broken or without use. */
export function isConnectionUseless(error: unknown): boolean {
  // What is not an answer of the server is the loss of the connection, or a timeout without an answer.
  return !(error instanceof pg.DatabaseError) || useless.test(error.code ?? '');
}

/** Whether the error of a statement may be gone when it is tried again. */
export const isUnavailable = (error: unknown): boolean =>
  isConnectionUseless(error) || passing.test(codeOf(error) ?? '');

/** `error` as the interface of the store has it. */
export function storeError(error: unknown): unknown {
  const code = codeOf(error);
  if (code === undefined) return error;
  const full = code === DISK_FULL;
  return new StoreWriteError(
    full ? `The database has no room left (${code})` : `The database refused a call (${code})`,
    { cause: error, full },
  );
}
