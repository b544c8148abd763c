import type { Versioned } from '#domain/records/versioned.schema.ts';

/** A short list of records with optimistic locking by `revision`. */
export interface VersionedRecords<T extends Versioned> {
  all(): Promise<readonly T[]>;
  find(id: string): Promise<T | undefined>;
  /** Adds all of them, or none when another record has the same name (a slug). */
  add(...records: readonly T[]): Promise<'added' | 'name_taken'>;
  /** Stores `record` as the version after its `revision`. */
  replace(record: T): Promise<Saved<T>>;
  remove(version: Versioned): Promise<Saved<T>>;
}

/** The only record of its kind, such as the opening hours, with optimistic locking by `revision`. */
export interface VersionedValue<T> {
  read(): Promise<T>;
  /** Stores `next` as the version after its `revision`. */
  replace(next: T): Promise<Saved<T>>;
}

/** The outcome of a change to one version of a record. */
export type Saved<T> =
  /** The stored record; the last version of a removed one. */
  | { outcome: 'saved'; record: T }
  /** There is a newer version; nothing was changed. */
  | { outcome: 'outdated'; current: T }
  | { outcome: 'missing' }
  | { outcome: 'name_taken' };
