import type * as z from 'zod/mini';
import { checkedRecord } from '../stored/checked-record.ts';
import type { Database } from './database.ts';

/** A single value that may be missing, such as the hash of the password. The last write counts. */
export class OptionalSetting<T extends string | object> {
  readonly #db: Database;
  readonly #name: string;
  readonly #schema: z.ZodMiniType<T | null>;

  constructor(db: Database, name: string, schema: z.ZodMiniType<T | null>) {
    this.#db = db;
    this.#name = name;
    this.#schema = schema;
  }

  async read(db = this.#db): Promise<T | undefined> {
    const row = await db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', this.#name)
      .executeTakeFirst();
    return row && (checkedRecord(this.#schema, row.value) ?? undefined);
  }

  async write(value: T, db = this.#db): Promise<void> {
    const json = this.#json(value);
    await db
      .insertInto('settings')
      .values({ name: this.#name, revision: 1, value: json })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: json }))
      .execute();
  }

  /** Stores `value` unless there is one; resolves to the stored one. */
  async add(value: T): Promise<T> {
    await this.#db
      .insertInto('settings')
      .values({ name: this.#name, revision: 1, value: this.#json(value) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return (await this.read()) ?? value;
  }

  /** False when there was no value. */
  async remove(db = this.#db): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('settings')
      .where('name', '=', this.#name)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  #json(value: T): string {
    return JSON.stringify(checkedRecord(this.#schema, value));
  }
}
