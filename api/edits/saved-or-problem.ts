import { ApiProblem } from '#api/problem/api-problem.ts';
import type { Saved } from '#api/store/store.ts';

/**
 * The record that was saved. Throws the problem that says why it was not; `present` shows the
 * owner the version that somebody else saved, `nameField` is the field that must be one's own.
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

export const nameTaken = (field: string) =>
  new ApiProblem('validation_failed', {
    errors: [{ path: field, message: 'This one is in use already' }],
  });
