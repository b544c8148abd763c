import { join } from 'node:path';
import { Low } from 'lowdb';
import type { CalendarMonth } from '#domain/schedule/calendar-date.ts';
import type { Collection, Stored } from '../stored/collections.ts';
import { CommittedFile } from './committed-file.ts';
import type { Disk } from './disk.ts';
import { listFormat } from './file-formats.ts';
import type { MonthPart } from './index-part.ts';
import type { Format } from './json-file.ts';
import { MonthFiles, partsIn } from './month-files.ts';

/**
 * Characters of a month's file: about 400 bookings, a good month of one inspector. A write replaces a whole file,
 * so this bounds what a record's write costs.
 */
const FULL = 512 * 1024;

/** The months of a collection, each with its files. */
export class MonthFolder<R extends { id: string }> {
  readonly #folder: string;
  readonly #fullAt: number;
  readonly #format: Format<readonly Stored<R>[]>;
  readonly #disk: Disk;
  readonly #months = new Map<CalendarMonth, CommittedFile<readonly Stored<R>[]>>();

  constructor(collection: Collection<R>, dataFolder: string, disk: Disk) {
    this.#folder = join(dataFolder, collection.folder);
    this.#fullAt = collection.fullAt ?? FULL;
    this.#format = listFormat(collection.schema, toJson);
    this.#disk = disk;
  }

  /** Reads every month and calls `onPart` for each of its files. Rejects with `CorruptFileError`. */
  async load(onPart: (part: MonthPart<R>) => void): Promise<void> {
    for (const [month, numbers] of await partsIn(this.#folder)) {
      const files = this.#filesOf(month, numbers);
      await this.#add(month, files).load();
      for (const { path, records } of files.parts) onPart({ month, path, records });
    }
  }

  /** Months that have or had records, in the order in which a restart reads them. */
  get months(): CalendarMonth[] {
    return [...this.#months.keys()].sort();
  }

  contentOf(month: CalendarMonth): readonly Stored<R>[] {
    return this.#months.get(month)?.content ?? [];
  }

  /** The records of `month`, to be changed; of a new month, none. */
  month(month: CalendarMonth): CommittedFile<readonly Stored<R>[]> {
    return this.#months.get(month) ?? this.#add(month, this.#filesOf(month, []));
  }

  #add(month: CalendarMonth, files: MonthFiles<Stored<R>>): CommittedFile<readonly Stored<R>[]> {
    const file = new CommittedFile<readonly Stored<R>[]>(new Low(files, []), {
      isOneWrite: files.isOneWrite,
    });
    this.#months.set(month, file);
    return file;
  }

  #filesOf(month: CalendarMonth, numbers: readonly number[]): MonthFiles<Stored<R>> {
    return new MonthFiles({
      folder: this.#folder,
      month,
      format: this.#format,
      disk: this.#disk,
      fullAt: this.#fullAt,
      numbers,
      idOf: ({ record }) => record.id,
    });
  }
}

/** Key and sequence number are the fields `once` and `sequence` of their record. */
export const toJson = <R>({ record, idempotencyKey, sequence }: Stored<R>) => ({
  ...record,
  once: idempotencyKey,
  sequence,
});
