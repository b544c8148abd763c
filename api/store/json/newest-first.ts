import { InvalidCursorError, type ListQuery, type Page } from '../store.ts';

interface Entry<R> {
  record: R;
  /** Milliseconds since 1970. */
  at: number;
  searched: string;
}

/** Records for listing from the newest. Of two with one `createdAt` the later added is newer. */
export class NewestFirst<R extends { id: string; createdAt: string }> {
  readonly #searchedText: (record: R) => string;
  /** Oldest first: a new record usually goes to the end. */
  readonly #entries: Entry<R>[] = [];
  readonly #byId = new Map<string, Entry<R>>();

  constructor(searchedText: (record: R) => string) {
    this.#searchedText = searchedText;
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  find(id: string): R | undefined {
    return this.#byId.get(id)?.record;
  }

  countBy(groupOf: (record: R) => string | undefined): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { record } of this.#entries) {
      const group = groupOf(record);
      if (group !== undefined) counts.set(group, (counts.get(group) ?? 0) + 1);
    }
    return counts;
  }

  /** Puts another version of a record in its place; `createdAt` stays what it was. */
  replace(record: R): void {
    const entry = this.#byId.get(record.id);
    if (!entry) throw new TypeError(`There is no record with the id ${record.id}`);
    entry.record = record;
    entry.searched = this.#searchedText(record).toLowerCase();
  }

  add(record: R): void {
    const entry = this.#entryOf(record);
    const before = this.#entries.findLastIndex(({ at }) => at <= entry.at);
    this.#entries.splice(before + 1, 0, entry);
  }

  /** Quicker than `add` for many; to be followed by `sort`. */
  append(record: R): void {
    this.#entries.push(this.#entryOf(record));
  }

  sort(): void {
    this.#entries.sort((one, other) => one.at - other.at);
  }

  /** Of the records that `isListed` says yes to. */
  list({ search = '', limit, cursor }: ListQuery, isListed?: (record: R) => boolean): Page<R> {
    const text = search.trim().toLowerCase();
    const matches = ({ searched, record }: Entry<R>) =>
      searched.includes(text) && (isListed?.(record) ?? true);
    const end = cursor === undefined ? this.#entries.length : this.#placeOf(cursor);
    const older = this.#entries.slice(0, end).filter(matches).reverse();
    const page = older.slice(0, limit);
    const last = page.at(-1);
    return {
      data: page.map(({ record }) => record),
      total: this.#entries.filter(matches).length,
      nextCursor: last && older.length > page.length ? cursorOf(last.record) : null,
    };
  }

  #entryOf(record: R): Entry<R> {
    const searched = this.#searchedText(record).toLowerCase();
    const entry = { record, at: Date.parse(record.createdAt), searched };
    this.#byId.set(record.id, entry);
    return entry;
  }

  #placeOf(cursor: string): number {
    const entry = this.#byId.get(Buffer.from(cursor, 'base64url').toString());
    if (!entry) throw new InvalidCursorError('No page ended with this cursor');
    return this.#entries.lastIndexOf(entry);
  }
}

/** The record that a page ended with, which keeps its place whatever is added. */
const cursorOf = (record: { id: string }) => Buffer.from(record.id).toString('base64url');
