import type { Filed } from '#domain/leads/lead-folder.ts';
import { ApiProblem } from './api-problem.ts';

/** Throws `not_found` for a deleted lead, which must be restored before it can be changed. */
export function requireUndeleted({ deletedAt }: Filed): void {
  if (deletedAt !== undefined) throw new ApiProblem('not_found');
}
