import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Low } from 'lowdb';
import type { Versioned } from '#domain/edits/versioned.schema.ts';
import type { CalendarMonth } from '#domain/schedule/calendar-date.ts';
import type { ListQuery, Once, Page, Saved } from '../store.ts';
import { CommittedFile } from './committed-file.ts';
import { CorruptFileError } from './corrupt-file.error.ts';
import { type Disk, makeFolder, removeUnfinished } from './disk.ts';
import { checkedForKeeping, listFormat } from './formats.ts';
import { type Format, JsonFile } from './json-file.ts';
import type { Kind, Stored } from './kinds.ts';
import { NewestFirst } from './newest-first.ts';
import { OnceKeys } from './once-keys.ts';

const MONTH_FILE = /^(\d{4}-(?:0[1-9]|1[0-2]))\.json$/;

interface Lead extends Versioned {
  createdAt: string;
}

/** Says of a month's records whether one more may not join them. */
export type Refuses<R> = (others: readonly Stored<R>[]) => boolean;

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
    return this.#files.get(month)?.content ?? [];
  }

  /** The records of `month` and of all later ones. */
  since(month: CalendarMonth): R[] {
    return [...this.#files]
      .filter(([name]) => name >= month)
      .flatMap(([, file]) => file.content.map(({ record }) => record));
  }

  list(query: ListQuery, isListed?: (record: R) => boolean): Page<R> {
    return this.#listing.list(query, isListed);
  }

  find(id: string): R | undefined {
    return this.#listing.find(id);
  }

  /** Keeps what `change` makes of that version as the next one. Its month stays the same. */
  async change({ id, revision }: Versioned, change: (record: R) => R): Promise<Saved<R>> {
    const known = this.find(id);
    if (!known) return { outcome: 'missing' };
    const saved = await this.#file(this.#kind.monthOf(known)).change<Saved<R>>((all) => {
      const index = all.findIndex(({ record }) => record.id === id);
      const { record: current, once } = all[index] as Stored<R>;
      if (current.revision !== revision) {
        return { next: all, result: { outcome: 'outdated', current } };
      }
      const next = this.#check({ record: { ...change(current), revision: revision + 1 }, once });
      return { next: all.with(index, next), result: { outcome: 'saved', record: next.record } };
    });
    if (saved.outcome === 'saved') this.#listing.replace(saved.record);
    return saved;
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
        refuses(others)
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
  }

  #index(month: CalendarMonth): void {
    this.ofMonth(month).forEach(({ record, once }, index) => {
      const fail = (detail: string) => {
        const path = join(this.#folder, `${month}.json`);
        throw new CorruptFileError(path, `records[${index}] (id ${record.id}): ${detail}`);
      };
      const rightMonth = this.#kind.monthOf(record);
      if (rightMonth !== month) fail(`belongs in ${rightMonth}.json`);
      if (this.#listing.has(record.id)) fail('id: another record has the same');
      this.#listing.append(record);
      if (once) this.#onceKeys.remember(once, record);
    });
  }
}

const asKept = <R>({ record, once }: Stored<R>) => ({ ...record, ...(once && { once }) });
