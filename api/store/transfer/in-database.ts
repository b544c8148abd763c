import { sql, type Transaction } from 'kysely';
import { databasePlace } from '../database-variables.ts';
import { checkServer } from '../postgres/check-server.ts';
import { isOfDatabase, reasonWithRemedy } from '../postgres/connection-refusals.ts';
import { connectTo, type Database, type Tables } from '../postgres/database.ts';
import { TransferError } from '../transfer-error.ts';

/** The name of the connection, by which other commands see that the database is in use. */
const NAME = 'inspection-widgets move';

/** Calls `use` with one connection to the database at `url`. Errors of the database become `TransferError`. */
export async function inDatabase(url: string, use: (db: Database) => Promise<void>): Promise<void> {
  const named = new URL(url);
  named.searchParams.set('application_name', NAME);
  const db = connectTo(named.href, 1);
  try {
    await checkServer(url);
    await use(db);
  } catch (cause) {
    if (!isOfDatabase(cause)) throw cause;
    throw new TransferError(
      `The database ${databasePlace(url)} could not be used: ${reasonWithRemedy(cause)}. The target was left as it was.`,
      { cause },
    );
  } finally {
    await db.destroy();
  }
}

/** Calls `read` with a transaction in which the data does not change. */
export const inSnapshot = <T>(db: Database, read: (db: Transaction<Tables>) => Promise<T>) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(withoutTimeouts(read));

/** Calls `write` with a transaction that it may take its time for. */
export const inWriting = <T>(db: Database, write: (db: Transaction<Tables>) => Promise<T>) =>
  db.transaction().execute(withoutTimeouts(write));

const withoutTimeouts =
  <T>(work: (db: Transaction<Tables>) => Promise<T>) =>
  async (transaction: Transaction<Tables>) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    return work(transaction);
  };
