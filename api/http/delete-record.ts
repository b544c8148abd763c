import type { VersionedRecords } from '#api/store/versioned-records.ts';
import { revisionQuerySchema, type Versioned } from '#domain/records/versioned.schema.ts';
import { savedOrProblem } from './saved-or-problem.ts';
import { validQuery } from './validate.ts';

/**
 * Deletes the record that the path names, in the version that the query names, or without one in the current version,
 * also when it changes meanwhile.
 */
export const deleteRecord = <T extends Versioned>(
  records: Pick<VersionedRecords<T>, 'remove'>,
  present: (record: T) => unknown,
  parameter = 'id',
) =>
  validQuery(revisionQuerySchema, async (ctx, { revision }) => {
    let removed = await records.remove({
      id: ctx.params[parameter] ?? '',
      revision: revision ?? 1,
    });
    while (revision === undefined && removed.outcome === 'outdated') {
      removed = await records.remove(removed.current);
    }
    const current = removed.outcome === 'outdated' ? await present(removed.current) : undefined;
    savedOrProblem(removed, { present: () => current });
    ctx.status = 204;
  });
