import type { ContentOf, KindKey, ListedOf } from './kinds.ts';

/** The outcome of a change; `next` is the same object when nothing changes. */
export interface Decision<C, R> {
  next: C;
  result: R;
}

/** What a store has of one kind. */
export interface Records<C> {
  read(): Promise<C>;
  /**
   * Decides and writes in one step, after all earlier changes of the kind. `decide` is synchronous and pure. What
   * it adds must be checked by the kind.
   */
  change<R>(decide: (content: C) => Decision<C, R>): Promise<R>;
}

export interface ListedRecords<T> extends Records<readonly T[]> {
  find(id: string): Promise<T | undefined>;
  /** By the name that is unique in the kind. */
  findNamed(name: string): Promise<T | undefined>;
}

export type RecordsOf<K extends KindKey> = [ListedOf<K>] extends [never]
  ? Records<ContentOf<K>>
  : ListedRecords<ListedOf<K>>;

export type AllRecords = { readonly [K in KindKey]: RecordsOf<K> };

/** The records of a store. */
export interface RecordStore extends AllRecords {
  /**
   * Calls `work` with the records of `keys`, which nobody else changes meanwhile. All changes are made or none, whatever
   * dies: `work` sees its own, everybody else sees them once it has ended.
   */
  together<R>(keys: readonly KindKey[], work: (records: AllRecords) => Promise<R>): Promise<R>;
}
