import type { Saved } from '../versioned-records.ts';
import type { ValueKind } from './kind.ts';
import type { Records } from './records.ts';

/** Stores `next` as the version after its `revision`. */
export async function replaceValue<T extends { revision: number }>(
  kind: ValueKind<T>,
  records: Pick<Records<T>, 'change'>,
  next: T,
): Promise<Saved<T>> {
  const { revision } = next;
  const saved = kind.check({ ...next, revision: revision + 1 });
  return records.change<Saved<T>>((current) =>
    current.revision === revision
      ? { next: saved, result: { outcome: 'saved', record: saved } }
      : { next: current, result: { outcome: 'outdated', current } },
  );
}
