import type * as z from 'zod/mini';
import { checkedRecord } from '../stored/checked-record.ts';
import type { Saved } from '../versioned-records.ts';
import type { Database } from './database.ts';

/** The only record of its kind, such as the opening hours, with optimistic locking by `revision`. */
export class Setting<T extends { revision: number }> {
  readonly #db: Database;
  readonly #name: string;
  readonly #schema: z.ZodMiniType<T>;

  constructor(db: Database, name: string, schema: z.ZodMiniType<T>) {
    this.#db = db;
    this.#name = name;
    this.#schema = schema;
  }

  /** `db`: a transaction. */
  async read(db = this.#db): Promise<T> {
    const { value } = await db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', this.#name)
      .executeTakeFirstOrThrow();
    return checkedRecord(this.#schema, value);
  }

  /** The same, which nobody else changes until the end of the transaction. */
  async lock(transaction: Database): Promise<T> {
    const { value } = await transaction
      .selectFrom('settings')
      .select('value')
      .where('name', '=', this.#name)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return checkedRecord(this.#schema, value);
  }

  /** Stores `next` as the same version, which the transaction has locked. */
  async amend(next: T, transaction: Database): Promise<void> {
    await transaction
      .updateTable('settings')
      .set({ value: JSON.stringify(checkedRecord(this.#schema, next)) })
      .where('name', '=', this.#name)
      .execute();
  }

  /** Stores `next` as the version after its `revision`. */
  async replace(next: T): Promise<Saved<T>> {
    const { revision } = next;
    const record = checkedRecord(this.#schema, { ...next, revision: revision + 1 });
    const { numUpdatedRows } = await this.#db
      .updateTable('settings')
      .set({ revision: record.revision, value: JSON.stringify(record) })
      .where('name', '=', this.#name)
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (numUpdatedRows > 0) return { outcome: 'saved', record };
    return { outcome: 'outdated', current: await this.read() };
  }

  /** Stores what `change` makes of the value, as the same version; the value itself stores nothing. */
  change(change: (current: T) => T): Promise<void> {
    return this.#db.transaction().execute(async (transaction) => {
      const current = await this.lock(transaction);
      const next = change(current);
      if (next !== current) await this.amend(next, transaction);
    });
  }
}
