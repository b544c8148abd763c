import type { Versioned } from '#domain/edits/versioned.schema.ts';
import type { CalendarMonth } from '#domain/schedule/calendar-date.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { Page } from '../page.ts';
import { StoreWriteError } from '../store-write-error.ts';
import type { Saved } from '../versioned-records.ts';
import type { Collection, Stored } from './collections.ts';
import type { Disk } from './disk.ts';
import { checkedRecord } from './file-formats.ts';
import { IdempotencyKeys } from './idempotency-keys.ts';
import { indexPart } from './index-part.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import { MonthFolder, toJson } from './month-folder.ts';
import { type LeadListQuery, RecordIndex } from './record-index.ts';

interface Lead extends Versioned {
  createdAt: string;
}

/** Whether `record` may not be stored beside the others of its month. */
export type Conflicts<R> = (others: readonly Stored<R>[], record: R) => boolean;

/** A collection that grows without bound, by month. */
export class MonthlyRecords<R extends Lead> {
  readonly #collection: Collection<R>;
  readonly #folder: MonthFolder<R>;
  readonly #records: RecordIndex<R>;
  readonly #idempotencyKeys = new IdempotencyKeys<R>();
  readonly #pendingIds = new Set<string>();
  readonly #mutex = new KeyedMutex();

  private constructor(collection: Collection<R>, dataFolder: string, disk: Disk) {
    this.#collection = collection;
    this.#folder = new MonthFolder(collection, dataFolder, disk);
    this.#records = new RecordIndex(collection);
  }

  /** Reads and checks every month. Rejects with `CorruptFileError`. */
  static async open<R extends Lead>(collection: Collection<R>, dataFolder: string, disk: Disk) {
    const records = new MonthlyRecords(collection, dataFolder, disk);
    await records.#load();
    return records;
  }

  async #load(): Promise<void> {
    await this.#folder.load((part) => {
      indexPart(part, this.#collection, this.#records, this.#idempotencyKeys);
    });
    this.#records.sort();
    for (const month of this.#folder.months) await this.#removeOldVersions(month);
  }

  ofMonth(month: CalendarMonth): readonly Stored<R>[] {
    return this.#folder.contentOf(month).filter(this.#isCurrent);
  }

  /** The records from `first` to `last`, both included, or of all later months. */
  ofMonths(first: CalendarMonth, last?: CalendarMonth): R[] {
    return this.#folder.months
      .filter((month) => month >= first && (last === undefined || month <= last))
      .flatMap((month) => this.ofMonth(month).map(({ record }) => record));
  }

  list(query: LeadListQuery, isListed: (record: R) => boolean): Page<R> {
    return this.#records.list(query, isListed);
  }

  find(id: string): R | undefined {
    return this.#records.find(id);
  }

  where(isWanted: (record: R) => boolean): R[] {
    return this.#records.where(isWanted);
  }

  /** The number of records by group, without those of no group. */
  countBy(groupOf: (record: R) => string | undefined): ReadonlyMap<string, number> {
    return this.#records.countBy(groupOf);
  }

  /** Stores `change` of that version as the next one. */
  async change(version: Versioned, change: (record: R) => R): Promise<Saved<R>> {
    const saved = await this.changeUnless(() => false, version, change);
    // Undefined only after a conflict.
    return saved as Saved<R>;
  }

  /** The same; undefined when the next version conflicts with another record. */
  changeUnless(
    conflicts: Conflicts<R>,
    version: Versioned,
    change: (record: R) => R,
  ): Promise<Saved<R> | undefined> {
    const { id, revision } = version;
    return this.#mutex.run(id, async () => {
      const current = this.find(id);
      if (!current) return { outcome: 'missing' };
      if (current.revision !== revision) return { outcome: 'outdated', current };
      const month = this.#collection.monthOf(current);
      const next = this.#nextOf(current, { ...change(current), revision: revision + 1 });
      if (!(await this.#putInPlace(next, conflicts))) return undefined;
      this.#records.replace(next.record);
      if (this.#collection.monthOf(next.record) !== month) await this.#removeOldVersions(month);
      return { outcome: 'saved', record: next.record };
    });
  }

  /** Stores what `amend` makes of a record as the same version, in the same month; undefined when it makes nothing. */
  amend(id: string, amend: (record: R) => R | undefined): Promise<R | undefined> {
    return this.#mutex.run(id, async () => {
      const current = this.find(id);
      const amended = current && amend(current);
      if (!amended) return undefined;
      const next = this.#nextOf(current, amended);
      await this.#putInPlace(next, () => false);
      this.#records.replace(next.record);
      return next.record;
    });
  }

  #nextOf(current: R, record: R): Stored<R> {
    const stored = this.ofMonth(this.#collection.monthOf(current)).find(
      (one) => one.record.id === current.id,
    );
    return this.#check({ ...stored, record });
  }

  /** Writes the next version of a record into its month, unless it conflicts. */
  #putInPlace(next: Stored<R>, conflicts: Conflicts<R>): Promise<boolean> {
    const isOther = ({ record }: Stored<R>) => record.id !== next.record.id;
    return this.#folder.month(this.#collection.monthOf(next.record)).change((all) => {
      const others = all.filter((stored) => isOther(stored) && this.#isCurrent(stored));
      if (conflicts(others, next.record)) return { next: all, result: false };
      const index = all.findIndex((stored) => !isOther(stored));
      return { next: index < 0 ? [...all, next] : all.with(index, next), result: true };
    });
  }

  /**
   * Replaces the records `ids` by what `erase` leaves of them, and removes their idempotency keys and
   * old versions from every file. `erase` answers undefined for a record that has to stay. After a
   * failed write some are erased and the others are as before; the same call goes on with those.
   */
  async erase(ids: readonly string[], erase: (record: R) => R | undefined): Promise<R[]> {
    await this.#eraseOldVersions(new Set(ids));
    const erasing = ids.map((id) => this.#eraseRecord(id, erase));
    // Settled, so that no write is left running when one has failed.
    await Promise.allSettled(erasing);
    return (await Promise.all(erasing)).filter((record) => record !== undefined);
  }

  #eraseRecord(id: string, erase: (record: R) => R | undefined): Promise<R | undefined> {
    return this.#mutex.run(id, async () => {
      const current = this.find(id);
      const left = current && erase(current);
      if (!left) return undefined;
      const month = this.#collection.monthOf(current);
      const stored = this.ofMonth(month).find(({ record }) => record.id === id);
      // Without the idempotency key, whose fingerprint is made of what the person sent.
      const next = this.#check({
        record: { ...left, revision: current.revision + 1 },
        sequence: stored?.sequence,
      });
      await this.#putInPlace(next, () => false);
      this.#records.replace(next.record);
      if (stored?.idempotencyKey) this.#idempotencyKeys.forget(stored.idempotencyKey.key);
      return next.record;
    });
  }

  /** Old versions are what a move to another month leaves when its last write fails. */
  async #eraseOldVersions(ids: ReadonlySet<string>): Promise<void> {
    const isOld = (stored: Stored<R>) => ids.has(stored.record.id) && !this.#isCurrent(stored);
    for (const month of this.#folder.months) await this.#remove(month, isOld);
  }

  /**
   * False for an old version in the month that the record was moved from. The new version is written
   * first, so that a crash between the two writes loses neither the record nor its new slot. From
   * then on the old version is ignored, and removed when found.
   */
  #isCurrent = ({ record }: Stored<R>): boolean => {
    const known = this.#records.find(record.id);
    return known === undefined || known.revision <= record.revision;
  };

  async #removeOldVersions(month: CalendarMonth): Promise<void> {
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

  /** Rejects with what `check` throws. */
  add(
    record: R,
    idempotencyKey: IdempotencyKey | undefined,
    check?: (...given: Parameters<Conflicts<R>>) => false,
  ): Promise<R>;
  /** Undefined after a conflict, also with a record that is still being written. */
  add(
    record: R,
    idempotencyKey: IdempotencyKey | undefined,
    conflicts: Conflicts<R>,
  ): Promise<R | undefined>;
  async add(
    record: R,
    idempotencyKey: IdempotencyKey | undefined,
    conflicts: Conflicts<R> = () => false,
  ) {
    const sequence = this.#records.nextSequence();
    const stored = this.#check({ record, idempotencyKey, sequence });
    const add = () => this.#addNew(stored, conflicts);
    if (!idempotencyKey) return add();
    return this.#asItIsNow(await this.#idempotencyKeys.answer(idempotencyKey, add));
  }

  /** The record that was added with `key`. Throws `IdempotencyKeyReusedError`. */
  findRepeated(key: IdempotencyKey): R | undefined {
    return this.#asItIsNow(this.#idempotencyKeys.find(key));
  }

  /** The same before and after a restart, which knows no other version. */
  #asItIsNow(added: R | undefined): R | undefined {
    return added && (this.find(added.id) ?? added);
  }

  #check(stored: Stored<R>): Stored<R> {
    return checkedRecord(this.#collection.schema, toJson(stored));
  }

  async #addNew(stored: Stored<R>, conflicts: Conflicts<R>): Promise<R | undefined> {
    const { record, idempotencyKey } = stored;
    if (this.#records.has(record.id) || this.#pendingIds.has(record.id)) {
      throw new TypeError(`There is a record with the id ${record.id} already`);
    }
    this.#pendingIds.add(record.id);
    try {
      const added = await this.#folder
        .month(this.#collection.monthOf(record))
        .change((others) =>
          conflicts(others.filter(this.#isCurrent), record)
            ? { next: others, result: false }
            : { next: [...others, stored], result: true },
        );
      if (!added) return undefined;
      this.#records.add(stored);
      if (idempotencyKey) this.#idempotencyKeys.remember(idempotencyKey, record);
      return record;
    } finally {
      this.#pendingIds.delete(record.id);
    }
  }
}
