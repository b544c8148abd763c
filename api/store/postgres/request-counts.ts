import {
  type CountedKey,
  countedSince,
  type RequestCounts,
  refuseTooMany,
} from '#api/contact/request-counts.ts';
import type { Database } from './database.ts';
import { withLocks } from './locks.ts';

/** Counts the contact requests of all processes. */
export class DatabaseRequestCounts implements RequestCounts {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async add(counted: readonly CountedKey[], now: Date): Promise<() => Promise<void>> {
    const keys = counted.map(({ key }) => key);
    const since = countedSince(now);
    const ids = await withLocks(this.#db, keys, async (transaction) => {
      await transaction.deleteFrom('counted_requests').where('counted_at', '<=', since).execute();
      const rows = await transaction
        .selectFrom('counted_requests')
        .select(['key', 'counted_at'])
        .where('key', 'in', keys)
        .execute();
      const times = Map.groupBy(rows, ({ key }) => key);
      const timesOf = (key: string) =>
        (times.get(key) ?? []).map(({ counted_at }) => counted_at.toISOString());
      refuseTooMany(counted, timesOf, now);
      const added = await transaction
        .insertInto('counted_requests')
        .values(keys.map((key) => ({ key, counted_at: now.toISOString() })))
        .returning('id')
        .execute();
      return added.map(({ id }) => id);
    });
    return async () => {
      await this.#db.deleteFrom('counted_requests').where('id', 'in', ids).execute();
    };
  }
}
