import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Low } from 'lowdb';
import type * as z from 'zod/mini';
import type { CalendarMonth } from '#domain/schedule/calendar-date.ts';
import type { ListQuery, Once, Page } from '../store.ts';
import { CommittedFile } from './committed-file.ts';
import { CorruptFileError } from './corrupt-file.error.ts';
import { type Disk, makeFolder } from './disk.ts';
import { checked, listFormat } from './formats.ts';
import { type Format, JsonFile } from './json-file.ts';
import { NewestFirst } from './newest-first.ts';
import { OnceKeys } from './once-keys.ts';

const MONTH_FILE = /^(\d{4}-(?:0[1-9]|1[0-2]))\.json$/;

interface Stored<R> {
  record: R;
  once?: Once | undefined;
}

/** What tells one kind of record from another. */
export interface Kind<R> {
  folder: string;
  schema: z.ZodMiniType<Stored<R>>;
  /** The month whose file keeps `record`. */
  monthOf(record: R): CalendarMonth;
  searchedText(record: R): string;
}

/** Records that grow without end, in one file a month. */
export class MonthlyRecords<R extends { id: string; createdAt: string }> {
  readonly #kind: Kind<R>;
  readonly #disk: Disk;
  readonly #format: Format<readonly Stored<R>[]>;
  readonly #files = new Map<CalendarMonth, CommittedFile<readonly Stored<R>[]>>();
  readonly #listing: NewestFirst<R>;
  readonly #onceKeys = new OnceKeys<R>();
  readonly #idsOnTheirWay = new Set<string>();

  private constructor(kind: Kind<R>, disk: Disk) {
    this.#kind = kind;
    this.#disk = disk;
    this.#format = listFormat(kind.schema, asKept);
    this.#listing = new NewestFirst(kind.searchedText);
  }

  /** Reads and checks every month. Rejects with `CorruptFileError`. */
  static async open<R extends { id: string; createdAt: string }>(
    kind: Kind<R>,
    disk: Disk,
  ): Promise<MonthlyRecords<R>> {
    await makeFolder(kind.folder);
    const records = new MonthlyRecords(kind, disk);
    await records.#load();
    return records;
  }

  ofMonth(month: CalendarMonth): R[] {
    return (this.#files.get(month)?.content ?? []).map(({ record }) => record);
  }

  list(query: ListQuery): Page<R> {
    return this.#listing.list(query);
  }

  /** Undefined when `refuses` says so of the records that the month has by then. */
  async add(
    record: R,
    once?: Once,
    refuses: (others: readonly Stored<R>[]) => boolean = () => false,
  ): Promise<R | undefined> {
    const stored = checked(this.#kind.schema, asKept({ record, once }), (detail) => {
      throw new TypeError(`Not a record that could be read again: ${detail}`);
    });
    const add = () => this.#addNew(stored, refuses);
    return once ? this.#onceKeys.answer(once, add) : add();
  }

  async #addNew(
    stored: Stored<R>,
    refuses: (others: readonly Stored<R>[]) => boolean,
  ): Promise<R | undefined> {
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
      const path = this.#path(month);
      file = new CommittedFile(new Low(new JsonFile(path, this.#format, this.#disk), []));
      this.#files.set(month, file);
    }
    return file;
  }

  #path(month: CalendarMonth): string {
    return join(this.#kind.folder, `${month}.json`);
  }

  async #load(): Promise<void> {
    const names = (await readdir(this.#kind.folder)).sort();
    const months = names.flatMap((name) => MONTH_FILE.exec(name)?.[1] ?? []);
    await Promise.all(months.map((month) => this.#file(month).load()));
    const seen = new Set<string>();
    for (const month of months) {
      for (const { record, once } of this.#file(month).content) {
        const fault = this.#faultOf(record, month, seen);
        if (fault) throw new CorruptFileError(this.#path(month), `record ${record.id}: ${fault}`);
        seen.add(record.id);
        if (once) this.#onceKeys.remember(once, record);
      }
    }
    this.#listing.addAll(months.flatMap((month) => this.ofMonth(month)));
  }

  #faultOf(record: R, month: CalendarMonth, seen: Set<string>): string | undefined {
    if (seen.has(record.id)) return 'id: another record has the same';
    if (this.#kind.monthOf(record) !== month) return `belongs to ${this.#kind.monthOf(record)}`;
    return undefined;
  }
}

const asKept = <R>({ record, once }: Stored<R>) => ({ ...record, ...(once && { once }) });
