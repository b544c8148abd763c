import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import { checkedRecord } from '../stored/checked-record.ts';
import type { Collection } from '../stored/collections.ts';
import type { Database } from './database.ts';

interface LeadTable<R> {
  name: 'bookings' | 'contact_requests' | 'jobs';
  collection: Collection<R>;
}

/** The leads of a table for which a condition is true; those of the last call are in memory. */
export class LeadWindow<R extends Versioned> {
  readonly #db: Database;
  readonly #table: LeadTable<R>;
  #last: ReadonlyMap<string, R> = new Map();
  #leads: readonly R[] = [];

  constructor(db: Database, table: LeadTable<R>) {
    this.#db = db;
    this.#table = table;
  }

  /**
   * The oldest first. Reads only what the last call has not read: a known version is the same object, and if all are,
   * so is the array.
   */
  async move(condition: RawBuilder<SqlBool>): Promise<readonly R[]> {
    const { rows: versions } = await sql<Versioned>`
      select id, revision from ${sql.table(this.#table.name)} where ${condition}
      order by created_at, sequence, id
    `.execute(this.#db);
    const last = this.#last;
    const isNew = ({ id, revision }: Versioned) => last.get(id)?.revision !== revision;
    const ids = versions.filter(isNew).map(({ id }) => id);
    if (ids.length === 0 && versions.length === last.size) return this.#leads;
    const read = ids.length > 0 ? await this.read(sql`id = any(${ids})`) : [];
    const current = new Map([...last, ...read.map((lead) => [lead.id, lead] as const)]);
    this.#leads = versions.flatMap(({ id }) => current.get(id) ?? []);
    this.#last = new Map(this.#leads.map((lead) => [lead.id, lead]));
    return this.#leads;
  }

  /** Other leads of the table, which the window does not move to. */
  async read(condition: RawBuilder<SqlBool>): Promise<R[]> {
    const { rows } = await sql<{ record: unknown }>`
      select record from ${sql.table(this.#table.name)} where ${condition}
    `.execute(this.#db);
    return rows.map(({ record }) => checkedRecord(this.#table.collection.schema, record).record);
  }
}
