import { hash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Versioned } from '#domain/edits/versioned.schema.ts';
import { checkedRecord } from '../stored/checked-record.ts';
import type { Saved, VersionedRecords } from '../versioned-records.ts';
import type { Database } from './database.ts';
import { isUniqueViolation } from './database-errors.ts';

interface VersionedListOptions<T> {
  /** The value of the column `list`. */
  list: string;
  schema: z.ZodMiniType<T>;
  /** A name that is unique in the list, such as a slug. */
  uniqueName?(record: T): string;
}

/** A short list in the table `listed_records`, with optimistic locking of each record. */
export class VersionedList<T extends Versioned> implements VersionedRecords<T> {
  readonly #db: Database;
  readonly #options: VersionedListOptions<T>;

  constructor(db: Database, options: VersionedListOptions<T>) {
    this.#db = db;
    this.#options = options;
  }

  async all(db = this.#db): Promise<readonly T[]> {
    const rows = await db
      .selectFrom('listed_records')
      .select('record')
      .where('list', '=', this.#options.list)
      .orderBy('position')
      .execute();
    return rows.map(({ record }) => this.#parse(record));
  }

  async find(id: string): Promise<T | undefined> {
    const row = await this.#db
      .selectFrom('listed_records')
      .select('record')
      .where('list', '=', this.#options.list)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && this.#parse(row.record);
  }

  /** By its unique name. */
  async findNamed(name: string): Promise<T | undefined> {
    const row = await this.#db
      .selectFrom('listed_records')
      .select('record')
      .where('list', '=', this.#options.list)
      .where('name', '=', name)
      .executeTakeFirst();
    return row && this.#parse(row.record);
  }

  async add(...records: readonly T[]): Promise<'added' | 'name_taken'> {
    try {
      await this.insert(records);
      return 'added';
    } catch (error) {
      if (isUniqueViolation(error)) return 'name_taken';
      throw error;
    }
  }

  /** As `add`, for a transaction: rejects when a name is taken. */
  async insert(records: readonly T[], db = this.#db): Promise<void> {
    if (records.length === 0) return;
    const { list } = this.#options;
    const rows = records.map((record) => ({ list, ...this.#columns(this.#parse(record)) }));
    await db.insertInto('listed_records').values(rows).execute();
  }

  /**
   * Adds the records whose content no other one has; resolves to these. A name that is made of the content
   * keeps two processes from adding one record; another version has no such name.
   */
  async addNew(records: readonly T[], contentOf: (record: T) => string): Promise<readonly T[]> {
    const checked = records.map((record) => this.#parse(record));
    const known = new Set((await this.all()).map(contentOf));
    const fresh = checked.filter((record) => {
      const content = contentOf(record);
      return !known.has(content) && known.add(content);
    });
    if (fresh.length === 0) return [];
    const { list } = this.#options;
    const rows = await this.#db
      .insertInto('listed_records')
      .values(
        fresh.map((record) => ({
          list,
          ...this.#columns(record),
          name: digest(contentOf(record)),
        })),
      )
      .onConflict((conflict) => conflict.columns(['list', 'name']).doNothing())
      .returning('id')
      .execute();
    const added = new Set(rows.map(({ id }) => id));
    return fresh.filter(({ id }) => added.has(id));
  }

  async replace(record: T): Promise<Saved<T>> {
    const saved = this.#parse({ ...record, revision: record.revision + 1 });
    try {
      const { numUpdatedRows } = await this.#db
        .updateTable('listed_records')
        .set(this.#columns(saved))
        .where('list', '=', this.#options.list)
        .where('id', '=', record.id)
        .where('revision', '=', record.revision)
        .executeTakeFirst();
      return numUpdatedRows > 0 ? { outcome: 'saved', record: saved } : this.#overtaken(record.id);
    } catch (error) {
      if (isUniqueViolation(error)) return { outcome: 'name_taken' };
      throw error;
    }
  }

  async remove({ id, revision }: Versioned): Promise<Saved<T>> {
    const removed = await this.#db
      .deleteFrom('listed_records')
      .where('list', '=', this.#options.list)
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returning('record')
      .executeTakeFirst();
    return removed
      ? { outcome: 'saved', record: this.#parse(removed.record) }
      : this.#overtaken(id);
  }

  async #overtaken(id: string): Promise<Saved<T>> {
    const current = await this.find(id);
    return current ? { outcome: 'outdated', current } : { outcome: 'missing' };
  }

  #columns(record: T) {
    return {
      id: record.id,
      revision: record.revision,
      name: this.#options.uniqueName?.(record) ?? null,
      record: JSON.stringify(record),
    };
  }

  #parse(record: unknown): T {
    return checkedRecord(this.#options.schema, record);
  }
}

const digest = (content: string) => hash('sha256', content);
