import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Low } from 'lowdb';
import type { Versioned } from '#domain/edits/versioned.schema.ts';
import type { CalendarMonth } from '#domain/schedule/calendar-date.ts';
import { type ListQuery, type Once, type Page, type Saved, StoreWriteError } from '../store.ts';
import { CommittedFile } from './committed-file.ts';
import { CorruptFileError } from './corrupt-file.error.ts';
import { type Disk, makeFolder, removeUnfinished } from './disk.ts';
import { checkedForKeeping, listFormat } from './formats.ts';
import { type Format, JsonFile } from './json-file.ts';
import type { Kind, Stored } from './kinds.ts';
import { NewestFirst } from './newest-first.ts';
import { OnceKeys } from './once-keys.ts';
import { Turns } from './turns.ts';

const MONTH_FILE = /^(\d{4}-(?:0[1-9]|1[0-2]))\.json$/;

interface Lead extends Versioned {
  createdAt: string;
}

/** Says of a month's records whether one more may not join them. */
export type Refuses<R> = (others: readonly Stored<R>[], record: R) => boolean;

/** Records that grow without end, in one file a month. */
export class MonthlyRecords<R extends Lead> {
  readonly #kind: Kind<R>;
  readonly #folder: string;
  readonly #disk: Disk;
  readonly #format: Format<readonly Stored<R>[]>;
  readonly #files = new Map<CalendarMonth, CommittedFile<readonly Stored<R>[]>>();
  readonly #listing: NewestFirst<R>;
  readonly #onceKeys = new OnceKeys<R>();
  readonly #idsOnTheirWay = new Set<string>();
  readonly #turns = new Turns();

  private constructor(kind: Kind<R>, dataFolder: string, disk: Disk) {
    this.#kind = kind;
    this.#folder = join(dataFolder, kind.folder);
    this.#disk = disk;
    this.#format = listFormat(kind.schema, asKept);
    this.#listing = new NewestFirst(kind.searchedText);
  }

  /** Reads and checks every month. Rejects with `CorruptFileError`. */
  static async open<R extends Lead>(kind: Kind<R>, dataFolder: string, disk: Disk) {
    const records = new MonthlyRecords(kind, dataFolder, disk);
    await makeFolder(records.#folder);
    await removeUnfinished(records.#folder);
    await records.#load();
    return records;
  }

  ofMonth(month: CalendarMonth): readonly Stored<R>[] {
    return this.#files.get(month)?.content.filter(this.#stands) ?? [];
  }

  /** The records from one month to another, both included; without `last` all later ones. */
  ofMonths(first: CalendarMonth, last?: CalendarMonth): R[] {
    return [...this.#files.keys()]
      .filter((month) => month >= first && (last === undefined || month <= last))
      .flatMap((month) => this.ofMonth(month).map(({ record }) => record));
  }

  list(query: ListQuery, isListed?: (record: R) => boolean): Page<R> {
    return this.#listing.list(query, isListed);
  }

  find(id: string): R | undefined {
    return this.#listing.find(id);
  }

  /** How many records there are of each group; those of none are left out. */
  countBy(groupOf: (record: R) => string | undefined): ReadonlyMap<string, number> {
    return this.#listing.countBy(groupOf);
  }

  /** Keeps what `change` makes of that version as the next one. */
  async change(version: Versioned, change: (record: R) => R): Promise<Saved<R>> {
    const saved = await this.changeUnless(() => false, version, change);
    // Nothing was refused.
    return saved as Saved<R>;
  }

  /** The same, unless `refuses` says that it may not join its month; then undefined. */
  changeUnless(
    refuses: Refuses<R>,
    version: Versioned,
    change: (record: R) => R,
  ): Promise<Saved<R> | undefined> {
    const { id, revision } = version;
    return this.#turns.take(id, async () => {
      const current = this.find(id);
      if (!current) return { outcome: 'missing' };
      if (current.revision !== revision) return { outcome: 'outdated', current };
      const month = this.#kind.monthOf(current);
      const once = this.ofMonth(month).find(({ record }) => record.id === id)?.once;
      const next = this.#check({ record: { ...change(current), revision: revision + 1 }, once });
      if (!(await this.#putInPlace(next, refuses))) return undefined;
      this.#listing.replace(next.record);
      if (this.#kind.monthOf(next.record) !== month) await this.#sweep(month);
      return { outcome: 'saved', record: next.record };
    });
  }

  /** Writes the next version of a record where it belongs, unless `refuses` says so. */
  #putInPlace(next: Stored<R>, refuses: Refuses<R>): Promise<boolean> {
    const isOther = ({ record }: Stored<R>) => record.id !== next.record.id;
    return this.#file(this.#kind.monthOf(next.record)).change((all) => {
      const others = all.filter((stored) => isOther(stored) && this.#stands(stored));
      if (refuses(others, next.record)) return { next: all, result: false };
      const index = all.findIndex((stored) => !isOther(stored));
      return { next: index < 0 ? [...all, next] : all.with(index, next), result: true };
    });
  }

  /**
   * False for a version that a move to another month has left behind. The newer one is written
   * first: whatever ends the process between the two writes, the record is there and its new place
   * taken. From then on the older one counts no more, and who finds it takes it away.
   */
  #stands = ({ record }: Stored<R>): boolean => {
    const known = this.#listing.find(record.id);
    return known === undefined || known.revision <= record.revision;
  };

  async #sweep(month: CalendarMonth): Promise<void> {
    try {
      await this.#file(month).change((all) => ({ next: all.filter(this.#stands), result: null }));
    } catch (error) {
      // It stays until the next start; nothing depends on it.
      if (!(error instanceof StoreWriteError)) throw error;
    }
  }

  add(record: R, once: Once | undefined): Promise<R>;
  /** Undefined when `refuses` says so, to which records still being written count as well. */
  add(record: R, once: Once | undefined, refuses: Refuses<R>): Promise<R | undefined>;
  async add(record: R, once: Once | undefined, refuses: Refuses<R> = () => false) {
    const stored = this.#check({ record, once });
    const add = () => this.#addNew(stored, refuses);
    return once ? this.#onceKeys.answer(once, add) : add();
  }

  #check(stored: Stored<R>): Stored<R> {
    return checkedForKeeping(this.#kind.schema, asKept(stored));
  }

  async #addNew(stored: Stored<R>, refuses: Refuses<R>): Promise<R | undefined> {
    const { record, once } = stored;
    if (this.#listing.has(record.id) || this.#idsOnTheirWay.has(record.id)) {
      throw new TypeError(`There is a record with the id ${record.id} already`);
    }
    this.#idsOnTheirWay.add(record.id);
    try {
      const added = await this.#file(this.#kind.monthOf(record)).change((others) =>
        refuses(others.filter(this.#stands), record)
          ? { next: others, result: false }
          : { next: [...others, stored], result: true },
      );
      if (!added) return undefined;
      this.#listing.add(record);
      if (once) this.#onceKeys.remember(once, record);
      return record;
    } finally {
      this.#idsOnTheirWay.delete(record.id);
    }
  }

  #file(month: CalendarMonth): CommittedFile<readonly Stored<R>[]> {
    let file = this.#files.get(month);
    if (!file) {
      const path = join(this.#folder, `${month}.json`);
      file = new CommittedFile(new Low(new JsonFile(path, this.#format, this.#disk), []));
      this.#files.set(month, file);
    }
    return file;
  }

  async #load(): Promise<void> {
    const names = (await readdir(this.#folder)).sort();
    const months = names.flatMap((name) => MONTH_FILE.exec(name)?.[1] ?? []);
    for (const month of months) {
      await this.#file(month).load();
      this.#index(month);
    }
    this.#listing.sort();
    for (const month of months) {
      if (this.#files.get(month)?.content.some((stored) => !this.#stands(stored))) {
        await this.#sweep(month);
      }
    }
  }

  #index(month: CalendarMonth): void {
    this.#file(month).content.forEach(({ record, once }, index) => {
      const fail = (detail: string) => {
        const path = join(this.#folder, `${month}.json`);
        throw new CorruptFileError(path, `records[${index}] (id ${record.id}): ${detail}`);
      };
      const rightMonth = this.#kind.monthOf(record);
      if (rightMonth !== month) fail(`belongs in ${rightMonth}.json`);
      const known = this.#listing.find(record.id);
      if (known && (known.revision === record.revision || this.#kind.monthOf(known) === month)) {
        fail('id: another record has the same');
      }
      if (known && known.revision > record.revision) return;
      if (known) this.#listing.replace(record);
      else this.#listing.append(record);
      if (once) this.#onceKeys.remember(once, record);
    });
  }
}

const asKept = <R>({ record, once }: Stored<R>) => ({ ...record, ...(once && { once }) });
