import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../postgres/database.ts';
import { tablesIn } from '../postgres/records.ts';
import { readSamples } from '../sample-content.ts';
import { TransferError } from '../transfer-error.ts';

/** Milliseconds: the database notices within them that a command was killed. */
const PATIENCE = 2_000;
const INTERVAL = 100;

/** The application names of servers, commands and their extra connections. */
const NAMES = 'inspection-widgets%';

/** Rejects while a server or another command is connected to the database `place`. */
export async function refuseInUse(db: Database, place: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (await isInUse(db)) {
    if (performance.now() > end) {
      throw new TransferError(
        `The database ${place} is in use: a server or another command is connected to it. Stop that first; nothing was changed.`,
      );
    }
    await pause(INTERVAL);
  }
}

async function isInUse(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like ${NAMES}
  `.execute(db);
  return rows.length > 0;
}

/** Rejects when no store has opened the database `place` before. */
export async function refuseUnlessOpenedBefore(db: Database, place: string): Promise<void> {
  // Earlier versions have `settings` in place of `records`.
  const { rows } = await sql<{ table: string | null }>`
    select coalesce(to_regclass('records'), to_regclass('settings')) as table`.execute(db);
  const table = rows[0]?.table;
  const { rows: found } = table
    ? await sql`select from ${sql.table(table)} limit 1`.execute(db)
    : { rows: [] };
  if (found.length > 0) return;
  throw new TransferError(`The database ${place} has no data from this program.`);
}

/**
 * Removes what a start writes into a new database: settings as they come and samples. Rejects when there is
 * anything else.
 */
export async function emptyDatabase(db: Database, place: string): Promise<void> {
  if (!(await isNew(db))) {
    throw new TransferError(
      `The database ${place} is not empty. Use a new or empty database, so that nothing is overwritten.`,
    );
  }
  await db.deleteFrom('records').execute();
}

async function isNew(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isEmpty: boolean }>`
    select not (
      exists (select from contact_requests) or exists (select from bookings)
      or exists (select from jobs) or exists (select from report_files)
      or exists (select from messages) or exists (select from deliveries)
      or exists (select from uploads) or exists (select from records where revision > 1)
    ) as "isEmpty"
  `.execute(db);
  if (!rows[0]?.isEmpty) return false;
  const samples = await readSamples(new Date());
  for (const table of Object.values(tablesIn(db))) {
    const { kind } = table;
    const initial = new Set(kind.rowsOf(kind.initial(samples)).map(({ id }) => id));
    const rows = kind.rowsOf(await table.read());
    if (!rows.every(({ id }) => initial.has(id))) return false;
  }
  return true;
}
