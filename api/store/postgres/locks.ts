import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Rows of the table `locks`. */
const BUCKETS = 1024;

const bucketOf = (key: string): number => hash('sha1', key, 'buffer').readUInt32BE() % BUCKETS;

/**
 * Resolves to what `action` returns, which runs in a transaction while no other one has a lock of one of
 * `keys`, such as 'day 2026-12-01'. `action` sees all that was committed before. It must send its statements
 * through the transaction, or they could wait for a connection that waits for this lock.
 *
 * Rejects with what `action` throws, after a rollback. `db` may be a transaction already, which keeps the locks
 * to its end.
 */
export function withLocks<T>(
  db: Database,
  keys: readonly string[],
  action: (transaction: Database) => Promise<T>,
): Promise<T> {
  const locked = async (transaction: Database) => {
    const buckets = [...new Set(keys.map(bucketOf))];
    // In order, so that no two transactions wait for each other.
    await sql`select from locks where bucket = any(${buckets}) order by bucket for update`.execute(
      transaction,
    );
    return action(transaction);
  };
  if (db.isTransaction) return locked(db);
  // Other levels would read what there was before the wait.
  return db.transaction().setIsolationLevel('read committed').execute(locked);
}
