import type * as z from 'zod/mini';
import { checkedRecord } from '../stored/checked-record.ts';
import type { Saved } from '../versioned-records.ts';
import type { CommittedFile } from './committed-file.ts';

/** Stores `next`, the only record of `file`, as the version after its `revision`. */
export async function replaceRecord<T extends { revision: number }>(
  file: CommittedFile<T>,
  schema: z.ZodMiniType<T>,
  next: T,
): Promise<Saved<T>> {
  const { revision } = next;
  const saved = checkedRecord(schema, { ...next, revision: revision + 1 });
  return file.change<Saved<T>>((current) =>
    current.revision === revision
      ? { next: saved, result: { outcome: 'saved', record: saved } }
      : { next: current, result: { outcome: 'outdated', current } },
  );
}
