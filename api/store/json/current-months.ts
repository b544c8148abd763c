import type { Versioned } from '#domain/records/versioned.schema.ts';
import type { CalendarMonth } from '#domain/schedule/calendar-date.ts';
import { StoreWriteError } from '../store-write-error.ts';
import type { Collection, Stored } from '../stored/collections.ts';
import type { Disk } from './disk.ts';
import type { MonthPart } from './index-part.ts';
import { MonthFolder } from './month-folder.ts';

/** Whether `record` may not be stored beside the others of its month. */
export type Conflicts<R> = (others: readonly Stored<R>[], record: R) => boolean;

/**
 * The months of a collection, of whose records only the current versions count.
 *
 * A record that moves to another month is first written there, so that a crash between the two writes
 * loses neither the record nor its new slot. From then on the old version is ignored, and removed when
 * found.
 */
export class CurrentMonths<R extends Versioned> {
  readonly #collection: Collection<R>;
  readonly #folder: MonthFolder<R>;
  readonly #find: (id: string) => R | undefined;

  /** `find` answers with the current version of a record. */
  constructor(
    collection: Collection<R>,
    options: { dataFolder: string; disk: Disk; find: (id: string) => R | undefined },
  ) {
    this.#collection = collection;
    this.#folder = new MonthFolder(collection, options.dataFolder, options.disk);
    this.#find = options.find;
  }

  /** Reads every month and calls `onPart` for each of its files. Rejects with `CorruptFileError`. */
  async load(onPart: (part: MonthPart<R>) => void): Promise<void> {
    await this.#folder.load(onPart);
    for (const month of this.#folder.months) await this.removeOldVersions(month);
  }

  ofMonth(month: CalendarMonth): readonly Stored<R>[] {
    return this.#folder.contentOf(month).filter(this.#isCurrent);
  }

  /** The records from `first` to `last`, both included, or of all later months; the earliest month first. */
  ofMonths(first: CalendarMonth, last?: CalendarMonth): R[] {
    return this.#folder.months
      .filter((month) => month >= first && (last === undefined || month <= last))
      .flatMap((month) => this.ofMonth(month).map(({ record }) => record));
  }

  /** What its file has of the current version of a record. */
  storedOf(current: R): Stored<R> | undefined {
    const month = this.#folder.contentOf(this.#collection.monthOf(current));
    return month.find((stored) => stored.record.id === current.id && this.#isCurrent(stored));
  }

  /** Writes a record, or the next version of one, into its month, unless it conflicts: then false. */
  put(next: Stored<R>, conflicts?: Conflicts<R>): Promise<boolean> {
    const isOther = ({ record }: Stored<R>) => record.id !== next.record.id;
    return this.#folder.month(this.#collection.monthOf(next.record)).change((all) => {
      const others = () => all.filter((stored) => isOther(stored) && this.#isCurrent(stored));
      if (conflicts?.(others(), next.record)) return { next: all, result: false };
      const isNew = this.#find(next.record.id) === undefined;
      const index = isNew ? -1 : all.findIndex((stored) => !isOther(stored));
      return { next: index < 0 ? [...all, next] : all.with(index, next), result: true };
    });
  }

  #isCurrent = ({ record }: Stored<R>): boolean => {
    const known = this.#find(record.id);
    return known === undefined || known.revision <= record.revision;
  };

  /** Erases the old versions that a move to another month left because its last write failed. */
  async eraseOldVersions(ids: ReadonlySet<string>): Promise<void> {
    const isOld = (stored: Stored<R>) => ids.has(stored.record.id) && !this.#isCurrent(stored);
    for (const month of this.#folder.months) await this.#remove(month, isOld);
  }

  /** Removes the records `ids`; calls `onRemoved` after the write of each month. */
  async remove(ids: ReadonlySet<string>, onRemoved: (month: CalendarMonth) => void): Promise<void> {
    for (const month of this.#folder.months) {
      await this.#remove(month, ({ record }) => ids.has(record.id));
      onRemoved(month);
    }
  }

  async removeOldVersions(month: CalendarMonth): Promise<void> {
    try {
      await this.#remove(month, (stored) => !this.#isCurrent(stored));
    } catch (error) {
      // They stay until the next start; nothing depends on it.
      if (!(error instanceof StoreWriteError)) throw error;
    }
  }

  async #remove(month: CalendarMonth, isRemoved: (stored: Stored<R>) => boolean): Promise<void> {
    if (!this.#folder.contentOf(month).some(isRemoved)) return;
    await this.#folder.month(month).change((all) => ({
      next: all.filter((stored) => !isRemoved(stored)),
      result: undefined,
    }));
  }
}
