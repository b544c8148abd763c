import type { VersionedRecords } from '#api/store/versioned-records.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import { savedOrProblem } from './saved-or-problem.ts';

/**
 * Deletes the record of `id` in the version `revision`, or without one in the current version, also when it changes
 * meanwhile.
 */
export async function deleteRecord<T extends Versioned>(
  records: Pick<VersionedRecords<T>, 'remove'>,
  { id, revision }: { id: string; revision: number | undefined },
  present: (record: T) => unknown,
): Promise<void> {
  let removed = await records.remove({ id, revision: revision ?? 1 });
  while (revision === undefined && removed.outcome === 'outdated') {
    removed = await records.remove(removed.current);
  }
  const current = removed.outcome === 'outdated' ? await present(removed.current) : undefined;
  savedOrProblem(removed, { present: () => current });
}
