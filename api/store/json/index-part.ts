import type { Versioned } from '#domain/edits/versioned.schema.ts';
import type { CalendarMonth } from '#domain/schedule/calendar-date.ts';
import type { Collection, Stored } from '../stored/collections.ts';
import { CorruptFileError } from './corrupt-file.error.ts';
import type { IdempotencyKeys } from './idempotency-keys.ts';
import type { RecordIndex } from './record-index.ts';

/** The records of one of a month's files. */
export interface MonthPart<R> {
  month: CalendarMonth;
  path: string;
  records: readonly Stored<R>[];
}

/**
 * Adds the records of `part` and their idempotency keys; of a record in two months the newer version
 * counts. Throws `CorruptFileError` for a record of another month and for an id that is there twice.
 */
export function indexPart<R extends Versioned & { createdAt: string }>(
  part: MonthPart<R>,
  { monthOf }: Pick<Collection<R>, 'monthOf'>,
  index: RecordIndex<R>,
  idempotencyKeys: IdempotencyKeys<R>,
): void {
  part.records.forEach((stored, position) => {
    const { record, idempotencyKey } = stored;
    const fail = (detail: string) => {
      throw new CorruptFileError(part.path, `records[${position}] (id ${record.id}): ${detail}`);
    };
    const rightMonth = monthOf(record);
    if (rightMonth !== part.month) fail(`belongs in ${rightMonth}.json`);
    const known = index.find(record.id);
    if (known && (known.revision === record.revision || monthOf(known) === part.month)) {
      fail('id: another record has the same');
    }
    if (known && known.revision > record.revision) return;
    if (known) index.replace(record);
    else index.append(stored);
    if (idempotencyKey) idempotencyKeys.remember(idempotencyKey, record);
  });
}
