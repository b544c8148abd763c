import type { Versioned } from '#domain/edits/versioned.schema.ts';
import type { Saved, VersionedRecords } from '../versioned-records.ts';
import type { CommittedFile } from './committed-file.ts';

/** The rules for the records of a `VersionedList`. */
export interface VersionedListOptions<T> {
  /** Throws for a record that the next start could not read. */
  check(record: T): T;
  /** A name that is unique in the list, such as a slug. */
  uniqueName?(record: T): string;
}

/** A short list in one file, with optimistic locking of each record. */
export class VersionedList<T extends Versioned> implements VersionedRecords<T> {
  readonly #file: CommittedFile<readonly T[]>;
  readonly #options: VersionedListOptions<T>;

  constructor(file: CommittedFile<readonly T[]>, options: VersionedListOptions<T>) {
    this.#file = file;
    this.#options = options;
  }

  async all(): Promise<readonly T[]> {
    return this.#file.content;
  }

  async find(id: string): Promise<T | undefined> {
    return this.#file.content.find((record) => record.id === id);
  }

  async add(...records: readonly T[]): Promise<'added' | 'name_taken'> {
    const added = records.map((record) => this.#options.check(record));
    return this.#file.change((stored) => {
      const next = [...stored, ...added];
      return this.#namesAreUnique(next)
        ? { next, result: 'added' }
        : { next: stored, result: 'name_taken' };
    });
  }

  /** Adds in one write the records whose content no other one has; returns those. */
  async addNew(records: readonly T[], contentOf: (record: T) => string): Promise<readonly T[]> {
    const checked = records.map((record) => this.#options.check(record));
    return this.#file.change<readonly T[]>((stored) => {
      const known = new Set(stored.map(contentOf));
      const added = checked.filter((record) => {
        const content = contentOf(record);
        return !known.has(content) && known.add(content);
      });
      return { next: added.length > 0 ? [...stored, ...added] : stored, result: added };
    });
  }

  async replace(record: T): Promise<Saved<T>> {
    const saved = this.#options.check({ ...record, revision: record.revision + 1 });
    return this.#change(record, (stored, index) => {
      const next = stored.with(index, saved);
      return this.#namesAreUnique(next)
        ? { next, result: { outcome: 'saved', record: saved } }
        : { next: stored, result: { outcome: 'name_taken' } };
    });
  }

  async remove(version: Versioned): Promise<Saved<T>> {
    return this.#change(version, (stored, index) => ({
      next: stored.toSpliced(index, 1),
      result: { outcome: 'saved', record: stored[index] as T },
    }));
  }

  #change(
    { id, revision }: Versioned,
    decide: (stored: readonly T[], index: number) => { next: readonly T[]; result: Saved<T> },
  ): Promise<Saved<T>> {
    return this.#file.change<Saved<T>>((stored) => {
      const index = stored.findIndex((record) => record.id === id);
      const current = stored[index];
      if (!current) return { next: stored, result: { outcome: 'missing' } };
      if (current.revision !== revision) {
        return { next: stored, result: { outcome: 'outdated', current } };
      }
      return decide(stored, index);
    });
  }

  #namesAreUnique(records: readonly T[]): boolean {
    const { uniqueName } = this.#options;
    return !uniqueName || new Set(records.map(uniqueName)).size === records.length;
  }
}
