import { sql } from 'kysely';
import type { Kind, ListKind, Row } from '../records/kind.ts';
import type { Decision, ListedRecords } from '../records/records.ts';
import type { Database } from './database.ts';
import { withLocks } from './locks.ts';

/** Rows of one statement, which has at most 65,535 values. */
const ROWS = 1000;

/** The lock of a kind's rows: a decision about one of them is one about all. */
export const lockOf = ({ name }: Pick<Kind<unknown>, 'name'>): string => `records ${name}`;

/** What a database has of a kind, in the table `records`. */
export class TableRecords<C> {
  readonly #db: Database;
  readonly kind: Kind<C>;
  readonly #onContentChange: () => void;

  /** `db` may be a transaction. `onContentChange` is called after each change of what pages show. */
  constructor(db: Database, kind: Kind<C>, onContentChange: () => void) {
    this.#db = db;
    this.kind = kind;
    this.#onContentChange = onContentChange;
  }

  async read(): Promise<C> {
    const rows = await this.rows().orderBy('position').execute();
    return this.kind.contentOf(rows.map(({ record }) => record));
  }

  async change<R>(decide: (content: C) => Decision<C, R>): Promise<R> {
    let isChanged = false;
    const result = await withLocks(this.#db, [lockOf(this.kind)], async (transaction) => {
      const records = new TableRecords(transaction, this.kind, this.#onContentChange);
      const current = await records.read();
      const decision = decide(current);
      isChanged = decision.next !== current;
      if (isChanged) await records.write(decision.next, current);
      return decision.result;
    });
    if (isChanged && this.kind.isShown) this.#onContentChange();
    return result;
  }

  /** Replaces `current`, the stored record if there is one, by `next`. For a transaction that has the lock. */
  async write(next: C, current?: C): Promise<void> {
    const { name: kind, isShown } = this.kind;
    const before = current === undefined ? [] : this.kind.rowsOf(current);
    const after = this.kind.rowsOf(next);
    const values = new Map(before.map(({ id, value }) => [id, value]));
    const ids = new Set(after.map(({ id }) => id));
    // First, so that their names are free.
    const removed = before.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
    if (removed.length > 0) {
      await this.#db
        .deleteFrom('records')
        .where('kind', '=', kind)
        .where('id', 'in', removed)
        .execute();
    }
    const changed = after.filter(({ id, value }) => values.get(id) !== value);
    for (let start = 0; start < changed.length; start += ROWS) {
      await this.#upsert(changed.slice(start, start + ROWS));
    }
    if (isShown) await announceContentChange(this.#db);
  }

  async #upsert(rows: readonly Row[]): Promise<void> {
    await this.#db
      .insertInto('records')
      .values(
        rows.map(({ value, ...columns }) => ({
          kind: this.kind.name,
          ...columns,
          record: JSON.stringify(value),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['kind', 'id']).doUpdateSet(({ ref }) => ({
          revision: ref('excluded.revision'),
          name: ref('excluded.name'),
          record: ref('excluded.record'),
        })),
      )
      .execute();
  }

  protected rows() {
    return this.#db.selectFrom('records').select('record').where('kind', '=', this.kind.name);
  }
}

/** A list in the table `records`. */
export class TableList<T> extends TableRecords<readonly T[]> implements ListedRecords<T> {
  declare readonly kind: ListKind<T>;

  async find(id: string): Promise<T | undefined> {
    const row = await this.rows().where('id', '=', id).executeTakeFirst();
    return row && this.kind.check(row.record);
  }

  async findNamed(name: string): Promise<T | undefined> {
    const row = await this.rows().where('name', '=', name).executeTakeFirst();
    return row && this.kind.check(row.record);
  }
}

/** In the transaction of the change, so that no process keeps an old page: one that missed the notice finds the version. */
const announceContentChange = (transaction: Database) =>
  sql`
    with changed as (update content_version set version = version + 1)
    select pg_notify('content_changed', '')
  `.execute(transaction);
