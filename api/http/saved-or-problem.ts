import type { Saved } from '#api/store/versioned-records.ts';
import { ApiProblem, fieldProblem } from './api-problem.ts';

/**
 * The saved record. Throws `not_found`, or `edit_conflict` with the current version as shown by
 * `present`, or `validation_failed` at `nameField` if another record has the same name.
 */
export function savedOrProblem<T>(
  saved: Saved<T>,
  { present, nameField = 'slug' }: { present: (record: T) => unknown; nameField?: string },
): T {
  switch (saved.outcome) {
    case 'saved':
      return saved.record;
    case 'missing':
      throw new ApiProblem('not_found');
    case 'outdated':
      throw new ApiProblem('edit_conflict', { current: present(saved.current) });
    case 'name_taken':
      throw nameTaken(nameField);
  }
}

export const nameTaken = (field: string): ApiProblem =>
  fieldProblem(field, 'This one is already in use');
