import { ApiError } from '#client/api-error.ts';

/** A newer version that somebody else saved. */
export interface EditConflict<T> {
  current: T;
  /** Saves the local change over the newer version. */
  overwrite: () => void;
}

/** The newer version in a 409 `edit_conflict`; undefined for any other error. */
export function currentVersionIn<T>(error: unknown): T | undefined {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem?.code === 'edit_conflict' ? (problem.current as T) : undefined;
}
