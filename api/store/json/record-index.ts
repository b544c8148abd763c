import { type LeadSearchText, leadSearch, leadSearchText } from '#domain/leads/lead-search.ts';
import { InvalidCursorError, type Page, pageAt } from '../page.ts';
import type { BookingQuery } from '../resources/bookings.ts';
import type { Collection, Stored } from '../stored/collections.ts';

interface Entry<R> {
  record: R;
  /** Milliseconds since 1970. */
  at: number;
  sequence: number;
  /** Undefined until the first search: the start would take a third longer. */
  searched?: LeadSearchText | undefined;
}

type IndexedCollection<R> = Pick<Collection<R>, 'searched' | 'keysOf' | 'appointmentOf'>;

type Sequenced<R> = Pick<Stored<R>, 'record' | 'sequence'>;

export type LeadListQuery = Omit<BookingQuery, 'folder'>;

/**
 * Records in order of `createdAt`, by id and by search text. Of equal times, the higher sequence number
 * is newer.
 */
export class RecordIndex<R extends { id: string; createdAt: string }> {
  readonly #collection: IndexedCollection<R>;
  /** Oldest first, so that a new record usually goes to the end. */
  #entries: Entry<R>[] = [];
  readonly #byId = new Map<string, Entry<R>>();
  /** Undefined until keys are needed: most installations never need those of bookings. */
  #byKey: Map<string, Set<Entry<R>>> | undefined;
  #lastSequence = 0;
  #version = 0;
  /** The earliest appointment first; undefined after a change until the next list in this order. */
  #byAppointment: readonly Entry<R>[] | undefined;

  constructor(collection: IndexedCollection<R>) {
    this.#collection = collection;
  }

  /** Higher than that of any record and of any earlier call. */
  nextSequence(): number {
    this.#lastSequence += 1;
    return this.#lastSequence;
  }

  /** Another number after each change. */
  get version(): number {
    return this.#version;
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  find(id: string): R | undefined {
    return this.#byId.get(id)?.record;
  }

  /** Oldest first. */
  where(isWanted: (record: R) => boolean): R[] {
    return this.#entries.flatMap(({ record }) => (isWanted(record) ? [record] : []));
  }

  /** Oldest first. */
  addedAfter(instant: Date): R[] {
    const last = this.#entries.findLastIndex(({ at }) => at <= instant.getTime());
    return this.#entries.slice(last + 1).map(({ record }) => record);
  }

  /** The records with one of these keys. */
  withKeys(keys: readonly string[]): R[] {
    if (!this.#byKey) {
      this.#byKey = new Map();
      for (const entry of this.#entries) this.#addKeys(entry);
    }
    const byKey = this.#byKey;
    const entries = new Set(keys.flatMap((key) => [...(byKey.get(key) ?? [])]));
    return [...entries].map(({ record }) => record);
  }

  countBy(groupOf: (record: R) => string | undefined): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { record } of this.#entries) {
      const group = groupOf(record);
      if (group !== undefined) counts.set(group, (counts.get(group) ?? 0) + 1);
    }
    return counts;
  }

  /** Replaces a record by another version with the same `createdAt`. */
  replace(record: R): void {
    const entry = this.#byId.get(record.id);
    if (!entry) throw new TypeError(`There is no record with the id ${record.id}`);
    this.#removeKeys(entry);
    entry.record = record;
    this.#addKeys(entry);
    entry.searched = undefined;
    this.#noteChange();
  }

  remove(isRemoved: (record: R) => boolean): void {
    const left: Entry<R>[] = [];
    for (const entry of this.#entries) {
      if (!isRemoved(entry.record)) {
        left.push(entry);
        continue;
      }
      this.#byId.delete(entry.record.id);
      this.#removeKeys(entry);
    }
    this.#entries = left;
    this.#noteChange();
  }

  add({ record, sequence }: Sequenced<R>): void {
    const entry = this.#entryOf(record, sequence);
    const before = this.#entries.findLastIndex((other) => byCreation(other, entry) < 0);
    this.#entries.splice(before + 1, 0, entry);
  }

  /** Faster than `add` for many records; call `sort` afterwards. */
  append({ record, sequence }: Sequenced<R>): void {
    this.#entries.push(this.#entryOf(record, sequence));
  }

  sort(): void {
    this.#entries.sort(byCreation);
  }

  /** One page, newest first, of the records for which `isListed` is true. */
  list(query: LeadListQuery, isListed: (record: R) => boolean): Page<R> {
    const isFound = this.#searchOf(query.search ?? '');
    const ordered = query.sort === 'appointment' ? this.#inAppointmentOrder() : this.#entries;
    const end = this.#endOf(query, ordered);
    const found: R[] = [];
    let start = 0;
    for (let index = ordered.length - 1; index >= 0; index--) {
      const entry = ordered[index] as Entry<R>;
      if (!isListed(entry.record) || !isFound(entry)) continue;
      if (index >= end) start++;
      found.push(entry.record);
    }
    return pageAt(found, { start, limit: query.limit, cursorAfter: cursorOf });
  }

  #searchOf(search: string): (entry: Entry<R>) => boolean {
    if (search.trim() === '') return () => true;
    const isFound = leadSearch(search);
    return (entry) => {
      entry.searched ??= leadSearchText(this.#collection.searched(entry.record));
      return isFound(entry.searched);
    };
  }

  #inAppointmentOrder(): readonly Entry<R>[] {
    const { appointmentOf } = this.#collection;
    if (!appointmentOf) throw new TypeError('These records have no appointment');
    this.#byAppointment ??= this.#entries
      .map((entry) => ({ entry, start: appointmentOf(entry.record) }))
      .sort((one, other) => compareText(one.start, other.start))
      .map(({ entry }) => entry);
    return this.#byAppointment;
  }

  /** The number of entries, oldest first, that are on the page or on a later one. */
  #endOf({ cursor, day, sort }: LeadListQuery, ordered: readonly Entry<R>[]): number {
    if (cursor !== undefined) return ordered.lastIndexOf(this.#entryAt(cursor));
    if (day === undefined) return ordered.length;
    const isLater = ({ at, record }: Entry<R>) =>
      sort === 'appointment'
        ? (this.#collection.appointmentOf?.(record) ?? '').slice(0, 10) > day.date
        : at >= day.ends.getTime();
    return ordered.findLastIndex((entry) => !isLater(entry)) + 1;
  }

  #entryOf(record: R, sequence = 0): Entry<R> {
    const entry = { record, at: Date.parse(record.createdAt), sequence };
    this.#byId.set(record.id, entry);
    this.#addKeys(entry);
    this.#lastSequence = Math.max(this.#lastSequence, sequence);
    this.#noteChange();
    return entry;
  }

  #noteChange(): void {
    this.#version += 1;
    this.#byAppointment = undefined;
  }

  #addKeys(entry: Entry<R>): void {
    if (!this.#byKey) return;
    for (const key of this.#keysOf(entry)) {
      this.#byKey.set(key, (this.#byKey.get(key) ?? new Set()).add(entry));
    }
  }

  #removeKeys(entry: Entry<R>): void {
    if (!this.#byKey) return;
    for (const key of this.#keysOf(entry)) {
      const entries = this.#byKey.get(key);
      entries?.delete(entry);
      if (entries?.size === 0) this.#byKey.delete(key);
    }
  }

  #keysOf({ record }: Entry<R>): readonly string[] {
    return this.#collection.keysOf?.(record) ?? [];
  }

  #entryAt(cursor: string): Entry<R> {
    const entry = this.#byId.get(Buffer.from(cursor, 'base64url').toString());
    if (!entry) throw new InvalidCursorError('No page ended with this cursor');
    return entry;
  }
}

/** Records without a sequence number are ordered by id, which a restart does not change. */
const byCreation = <R extends { id: string }>(one: Entry<R>, other: Entry<R>) =>
  one.at - other.at || one.sequence - other.sequence || compareText(one.record.id, other.record.id);

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The id of a page's last record, whose position is stable when records are added. */
const cursorOf = (record: { id: string }) => Buffer.from(record.id).toString('base64url');
