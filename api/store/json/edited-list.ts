import type { Versioned } from '#domain/edits/versioned.schema.ts';
import type { EditedRecords, Saved } from '../store.ts';
import type { CommittedFile } from './committed-file.ts';

/** What `EditedList` asks of its records besides their version. */
export interface EditedKind<T> {
  /** Throws on a record that the next start could not read. */
  check(record: T): T;
  /** What no two records may have alike, such as a slug. */
  ownName?(record: T): string;
}

/** A short list in one file, which the owner edits record by record. */
export class EditedList<T extends Versioned> implements EditedRecords<T> {
  readonly #file: CommittedFile<readonly T[]>;
  readonly #kind: EditedKind<T>;

  constructor(file: CommittedFile<readonly T[]>, kind: EditedKind<T>) {
    this.#file = file;
    this.#kind = kind;
  }

  async all(): Promise<readonly T[]> {
    return this.#file.content;
  }

  async find(id: string): Promise<T | undefined> {
    return this.#file.content.find((record) => record.id === id);
  }

  async add(...records: readonly T[]): Promise<'added' | 'name_taken'> {
    const added = records.map((record) => this.#kind.check(record));
    return this.#file.change((kept) => {
      const next = [...kept, ...added];
      return this.#namesAreTheirOwn(next)
        ? { next, result: 'added' }
        : { next: kept, result: 'name_taken' };
    });
  }

  /** Adds those whose content no other record has, in one write; gives these back. */
  async addNew(records: readonly T[], contentOf: (record: T) => string): Promise<readonly T[]> {
    const checked = records.map((record) => this.#kind.check(record));
    return this.#file.change<readonly T[]>((kept) => {
      const known = new Set(kept.map(contentOf));
      const added = checked.filter((record) => {
        const content = contentOf(record);
        return !known.has(content) && known.add(content);
      });
      return { next: added.length > 0 ? [...kept, ...added] : kept, result: added };
    });
  }

  async replace(record: T): Promise<Saved<T>> {
    const saved = this.#kind.check({ ...record, revision: record.revision + 1 });
    return this.#change(record, (kept, index) => {
      const next = kept.with(index, saved);
      return this.#namesAreTheirOwn(next)
        ? { next, result: { outcome: 'saved', record: saved } }
        : { next: kept, result: { outcome: 'name_taken' } };
    });
  }

  async remove(version: Versioned): Promise<Saved<T>> {
    return this.#change(version, (kept, index) => ({
      next: kept.toSpliced(index, 1),
      result: { outcome: 'saved', record: kept[index] as T },
    }));
  }

  #change(
    { id, revision }: Versioned,
    decide: (kept: readonly T[], index: number) => { next: readonly T[]; result: Saved<T> },
  ): Promise<Saved<T>> {
    return this.#file.change<Saved<T>>((kept) => {
      const index = kept.findIndex((record) => record.id === id);
      const current = kept[index];
      if (!current) return { next: kept, result: { outcome: 'missing' } };
      if (current.revision !== revision) {
        return { next: kept, result: { outcome: 'outdated', current } };
      }
      return decide(kept, index);
    });
  }

  #namesAreTheirOwn(records: readonly T[]): boolean {
    const { ownName } = this.#kind;
    return !ownName || new Set(records.map(ownName)).size === records.length;
  }
}
