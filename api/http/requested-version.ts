import type { VersionedRecords } from '#api/store/versioned-records.ts';
import type { Versioned } from '#domain/edits/versioned.schema.ts';

/** The version that a call names, or the current one if it names none. */
export async function requestedVersion(
  records: Pick<VersionedRecords<Versioned>, 'find'>,
  id = '',
  revision: number | undefined,
): Promise<Versioned> {
  return { id, revision: revision ?? (await records.find(id))?.revision ?? 1 };
}
