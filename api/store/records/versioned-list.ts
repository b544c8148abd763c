import type { Versioned } from '#domain/records/versioned.schema.ts';
import type { Saved, VersionedRecords } from '../versioned-records.ts';
import type { ListKind } from './kind.ts';
import type { Decision, ListedRecords } from './records.ts';

/** The records of a list, with optimistic locking of each. */
export function versionedList<T extends Versioned>(
  kind: ListKind<T>,
  records: ListedRecords<T>,
): VersionedRecords<T> {
  const change = (
    { id, revision }: Versioned,
    decide: (stored: readonly T[], index: number) => Decision<readonly T[], Saved<T>>,
  ) =>
    records.change<Saved<T>>((stored) => {
      const index = stored.findIndex((record) => record.id === id);
      const current = stored[index];
      if (!current) return { next: stored, result: { outcome: 'missing' } };
      if (current.revision !== revision) {
        return { next: stored, result: { outcome: 'outdated', current } };
      }
      return decide(stored, index);
    });

  const hasUniqueNames = (list: readonly T[]) => {
    const names = list.map(kind.nameOf).filter((name) => name !== null);
    return new Set(names).size === names.length;
  };

  return {
    all: () => records.read(),
    find: (id) => records.find(id),
    add: async (...added) => {
      const checked = added.map(kind.check);
      return records.change((stored) => {
        const next = [...stored, ...checked];
        return hasUniqueNames(next)
          ? { next, result: 'added' }
          : { next: stored, result: 'name_taken' };
      });
    },
    replace: async (record) => {
      const saved = kind.check({ ...record, revision: record.revision + 1 });
      return change(record, (stored, index) => {
        const next = stored.with(index, saved);
        return hasUniqueNames(next)
          ? { next, result: { outcome: 'saved', record: saved } }
          : { next: stored, result: { outcome: 'name_taken' } };
      });
    },
    remove: (version) =>
      change(version, (stored, index) => ({
        next: stored.toSpliced(index, 1),
        result: { outcome: 'saved', record: stored[index] as T },
      })),
  };
}
