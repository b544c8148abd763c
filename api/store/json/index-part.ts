import type { Versioned } from '#domain/records/versioned.schema.ts';
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
    const known = index.find(record.id);
    const problem = placeProblem(
      part.month,
      versionOf(record, monthOf),
      known && versionOf(known, monthOf),
    );
    if (problem) fail(problem);
    if (known && known.revision > record.revision) return;
    if (known) index.replace(record);
    else index.append(stored);
    if (idempotencyKey) idempotencyKeys.remember(idempotencyKey, record);
  });
}

/** A version of a record and the month that it belongs in. */
export interface RecordVersion {
  revision: number;
  month: CalendarMonth;
}

export const versionOf = <R extends Versioned>(
  record: R,
  monthOf: Collection<R>['monthOf'],
): RecordVersion => ({ revision: record.revision, month: monthOf(record) });

/** What is wrong with a record in a file of `month`; `known` is another one with its id. */
export function placeProblem(
  month: CalendarMonth,
  version: RecordVersion,
  known: RecordVersion | undefined,
): string | undefined {
  if (version.month !== month) return `belongs in ${version.month}.json`;
  const isSame = known && (known.revision === version.revision || known.month === month);
  return isSame ? 'id: another record has the same' : undefined;
}
