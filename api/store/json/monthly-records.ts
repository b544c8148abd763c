import type { Versioned } from '#domain/records/versioned.schema.ts';
import type { CalendarMonth } from '#domain/schedule/calendar-date.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { Page } from '../page.ts';
import { checkedRecord } from '../stored/checked-record.ts';
import type { Collection, Stored } from '../stored/collections.ts';
import type { Saved } from '../versioned-records.ts';
import { type Conflicts, CurrentMonths } from './current-months.ts';
import type { Disk } from './disk.ts';
import { IdempotencyKeys } from './idempotency-keys.ts';
import { indexPart } from './index-part.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import { toJson } from './month-folder.ts';
import { type LeadListQuery, RecordIndex } from './record-index.ts';

interface Lead extends Versioned {
  createdAt: string;
}

/** A collection that grows without bound, by month. */
export class MonthlyRecords<R extends Lead> {
  readonly #collection: Collection<R>;
  readonly #months: CurrentMonths<R>;
  readonly #records: RecordIndex<R>;
  readonly #idempotencyKeys = new IdempotencyKeys<R>();
  readonly #pendingIds = new Set<string>();
  readonly #mutex = new KeyedMutex();

  private constructor(collection: Collection<R>, dataFolder: string, disk: Disk) {
    const records = new RecordIndex(collection);
    const find = (id: string) => records.find(id);
    this.#collection = collection;
    this.#months = new CurrentMonths(collection, { dataFolder, disk, find });
    this.#records = records;
  }

  /** Reads and checks every month. Rejects with `CorruptFileError`. */
  static async open<R extends Lead>(collection: Collection<R>, dataFolder: string, disk: Disk) {
    const records = new MonthlyRecords(collection, dataFolder, disk);
    await records.#load();
    return records;
  }

  async #load(): Promise<void> {
    await this.#months.load((part) => {
      indexPart(part, this.#collection, this.#records, this.#idempotencyKeys);
    });
    this.#records.sort();
  }

  /** Another number after each change. */
  get version(): number {
    return this.#records.version;
  }

  ofMonth(month: CalendarMonth): readonly Stored<R>[] {
    return this.#months.ofMonth(month);
  }

  /** The records from `first` to `last`, both included, or of all later months; the earliest month first. */
  ofMonths(first: CalendarMonth, last?: CalendarMonth): R[] {
    return this.#months.ofMonths(first, last);
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

  /** The records created after `instant`, oldest first. */
  addedAfter(instant: Date): R[] {
    return this.#records.addedAfter(instant);
  }

  /** The records with one of these keys of the collection. */
  withKeys(keys: readonly string[]): R[] {
    return this.#records.withKeys(keys);
  }

  /** The number of records by group, without those of no group. */
  countBy(groupOf: (record: R) => string | undefined): ReadonlyMap<string, number> {
    return this.#records.countBy(groupOf);
  }

  /** Stores `change` of that version as the next one. */
  async change(version: Versioned, change: (record: R) => R): Promise<Saved<R>> {
    const saved = await this.changeUnless(undefined, version, change);
    // Undefined only after a conflict.
    return saved as Saved<R>;
  }

  /** The same; undefined when the next version conflicts with another record. */
  changeUnless(
    conflicts: Conflicts<R> | undefined,
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
      if (!(await this.#months.put(next, conflicts))) return undefined;
      this.#records.replace(next.record);
      if (this.#collection.monthOf(next.record) !== month) {
        await this.#months.removeOldVersions(month);
      }
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
      await this.#months.put(next);
      this.#records.replace(next.record);
      return next.record;
    });
  }

  #nextOf(current: R, record: R): Stored<R> {
    return this.#check({ ...this.#months.storedOf(current), record });
  }

  /**
   * Replaces the records `ids` by what `erase` leaves of them, and removes their idempotency keys and
   * old versions from every file. `erase` answers undefined for a record that has to stay. After a
   * failed write some are erased and the others are as before; the same call goes on with those.
   */
  async erase(ids: readonly string[], erase: (record: R) => R | undefined): Promise<R[]> {
    await this.#months.eraseOldVersions(new Set(ids));
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
      const stored = this.#months.storedOf(current);
      // Without the idempotency key, whose fingerprint is made of what the person sent.
      const next = this.#check({
        record: { ...left, revision: current.revision + 1 },
        sequence: stored?.sequence,
      });
      await this.#months.put(next);
      this.#records.replace(next.record);
      if (stored?.idempotencyKey) this.#idempotencyKeys.forget(stored.idempotencyKey.key);
      return next.record;
    });
  }

  /** Removes the records `ids`, month by month. After a failed write the same call removes the others. */
  async remove(ids: ReadonlySet<string>): Promise<void> {
    await this.#months.remove(ids, (month) =>
      this.#records.remove(
        (record) => this.#collection.monthOf(record) === month && ids.has(record.id),
      ),
    );
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
  async add(record: R, idempotencyKey: IdempotencyKey | undefined, conflicts?: Conflicts<R>) {
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

  async #addNew(stored: Stored<R>, conflicts?: Conflicts<R>): Promise<R | undefined> {
    const { record, idempotencyKey } = stored;
    if (this.#records.has(record.id) || this.#pendingIds.has(record.id)) {
      throw new TypeError(`There is a record with the id ${record.id} already`);
    }
    this.#pendingIds.add(record.id);
    try {
      if (!(await this.#months.put(stored, conflicts))) return undefined;
      this.#records.add(stored);
      if (idempotencyKey) this.#idempotencyKeys.remember(idempotencyKey, record);
      return record;
    } finally {
      this.#pendingIds.delete(record.id);
    }
  }
}
