import type { EditedRecords } from '#api/store/store.ts';
import type { Versioned } from '#domain/edits/versioned.schema.ts';

/** The version that a call means: the one that it names, else the one that is there. */
export async function versionOf(
  records: Pick<EditedRecords<Versioned>, 'find'>,
  id = '',
  revision: number | undefined,
): Promise<Versioned> {
  return { id, revision: revision ?? (await records.find(id))?.revision ?? 1 };
}
