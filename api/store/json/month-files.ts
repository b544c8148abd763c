import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Adapter } from 'lowdb';
import type { CalendarMonth } from '#domain/schedule/calendar-date.ts';
import type { Disk } from './disk.ts';
import { type Format, JsonFile } from './json-file.ts';

const NAME = /^(\d{4}-(?:0[1-9]|1[0-2]))(?:-part-([2-9]|[1-9]\d+))?\.json$/;

/** Whether `name` is that of a month's file, such as `2026-11.json` or `2026-11-part-2.json`. */
export const isMonthFile = (name: string): boolean => NAME.test(name);

/** The month of a month's file. */
export const monthOfFile = (name: string): CalendarMonth | undefined => NAME.exec(name)?.[1];

/** The numbers of each month's parts in `folder`, in order. */
export async function partsIn(folder: string): Promise<ReadonlyMap<CalendarMonth, number[]>> {
  const parts = new Map<CalendarMonth, number[]>();
  for (const name of await readdir(folder)) {
    const [, month, number = '1'] = NAME.exec(name) ?? [];
    if (month) parts.set(month, [...(parts.get(month) ?? []), Number(number)]);
  }
  for (const numbers of parts.values()) numbers.sort((one, other) => one - other);
  return parts;
}

interface Part<T> {
  number: number;
  path: string;
  file: JsonFile<readonly T[]>;
  records: readonly T[];
  /** Characters of JSON; undefined until a record is added or written. */
  size: number | undefined;
  /** After a failed write, until the next one: the file may contain other records. */
  uncertain: boolean;
}

export interface MonthFilesOptions<T> {
  folder: string;
  month: CalendarMonth;
  format: Format<readonly T[]>;
  disk: Disk;
  idOf: (record: T) => string;
  /** Characters of JSON from which a part takes no further record. */
  fullAt: number;
  /** The numbers of the parts that exist. */
  numbers: readonly number[];
}

/**
 * The lowdb adapter of one month: `2026-11.json` and, once that is full, `2026-11-part-2.json` and so
 * on. A record stays in its part. A write replaces the parts that it changes, one after the other.
 */
export class MonthFiles<T extends object> implements Adapter<readonly T[]> {
  readonly #options: MonthFilesOptions<T>;
  readonly #parts: Part<T>[] = [];
  readonly #partOf = new Map<string, Part<T>>();
  #content: readonly T[] = [];

  constructor(options: MonthFilesOptions<T>) {
    this.#options = options;
    for (const number of options.numbers) this.#addPart(number);
  }

  /** The path and the records of each part. */
  get parts(): readonly Pick<Part<T>, 'path' | 'records'>[] {
    return this.#parts;
  }

  async read(): Promise<readonly T[]> {
    for (const part of this.#parts) {
      part.records = (await part.file.read()) ?? [];
      for (const record of part.records) this.#partOf.set(this.#options.idOf(record), part);
    }
    this.#content = this.#parts.flatMap(({ records }) => records);
    return this.#content;
  }

  async write(content: readonly T[]): Promise<void> {
    const partOf = (record: T) => this.#partFor(record);
    const changed = new Set(changedBetween(this.#content, content).map(partOf));
    const written: { part: Part<T>; before: readonly T[] }[] = [];
    try {
      for (const part of this.#parts) {
        if (!part.uncertain && !changed.has(part)) continue;
        const { records: before } = part;
        await replace(
          part,
          content.filter((record) => partOf(record) === part),
        );
        written.push({ part, before });
      }
    } catch (error) {
      // A write that was reported as failed must not appear after a restart.
      for (const { part, before } of written) {
        await replace(part, before).catch(() => {
          // The next write replaces it.
          part.records = before;
        });
      }
      throw error;
    }
    this.#content = content;
  }

  /**
   * Whether going from `from` over `via` to `to` replaces one file only. Only such changes may share a
   * write: otherwise a crash could keep the later of two changes without the earlier.
   */
  isOneWrite = (from: readonly T[], via: readonly T[], to: readonly T[]): boolean => {
    if (from === via || via === to) return true;
    const changed = [...changedBetween(from, via), ...changedBetween(via, to)];
    return new Set(changed.map((record) => this.#partFor(record))).size <= 1;
  };

  /** A new record goes to the last part, or to a new one when that is full. */
  #partFor(record: T): Part<T> {
    const { format, idOf, fullAt } = this.#options;
    const known = this.#partOf.get(idOf(record));
    if (known) return known;
    let last = this.#parts.at(-1) ?? this.#addPart(1);
    last.size ??= format.encode(last.records).length;
    if (last.size >= fullAt) last = this.#addPart(last.number + 1);
    last.size = (last.size ?? 0) + format.encode([record]).length;
    this.#partOf.set(idOf(record), last);
    return last;
  }

  #addPart(number: number): Part<T> {
    const { folder, month, format, disk } = this.#options;
    const path = join(folder, `${month}${number === 1 ? '' : `-part-${number}`}.json`);
    const file = new JsonFile(path, format, disk);
    const part = { number, path, file, records: [], size: undefined, uncertain: false };
    this.#parts.push(part);
    return part;
  }
}

async function replace<T>(part: Part<T>, records: readonly T[]): Promise<void> {
  part.uncertain = true;
  await part.file.write(records);
  part.size = part.file.size;
  part.records = records;
  part.uncertain = false;
}

/** The records of both between their first and their last difference. */
function changedBetween<T>(one: readonly T[], other: readonly T[]): T[] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [...one.slice(start, one.length - end), ...other.slice(start, other.length - end)];
}
