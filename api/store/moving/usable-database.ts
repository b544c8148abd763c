import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../postgres/database.ts';
import { recordsIn } from '../postgres/records.ts';
import { noSamples } from '../sample-content.ts';
import { initialContent } from '../stored/initial-content.ts';
import { TransferError } from '../transfer-error.ts';

/** Milliseconds: the database notices within them that a command was killed. */
const PATIENCE = 2_000;
const INTERVAL = 100;

/** Of servers, commands and their extra connections. */
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
  const { rows } = await sql<{ table: string | null }>`
    select to_regclass('settings') as table`.execute(db);
  const hasTables = rows[0]?.table != null;
  if (hasTables && (await db.selectFrom('settings').select('name').executeTakeFirst())) return;
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
  await db.deleteFrom('listed_records').execute();
  await db.deleteFrom('settings').execute();
}

async function isNew(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isEmpty: boolean }>`
    select not (
      exists (select from contact_requests) or exists (select from bookings)
      or exists (select from messages) or exists (select from deliveries)
      or exists (select from sessions) or exists (select from api_keys)
      or exists (select from busy_calendar_readings) or exists (select from post_reads)
      or exists (select from partner_tests) or exists (select from uploads)
      or exists (select from listed_records where revision > 1)
      or exists (select from listed_records where list in ('partners', 'busy-calendars', 'webhooks'))
      or exists (select from settings where revision > 1)
      or exists (select from settings
        where name not in ('availability', 'booking-limits', 'message-settings', 'retention'))
    ) as "isEmpty"
  `.execute(db);
  if (!rows[0]?.isEmpty) return false;
  const { posts, reviews, promotions } = recordsIn(db);
  const initial = new Set(initialContent(noSamples).promotions.map(({ id }) => id));
  const samples = [...(await posts.all()), ...(await reviews.all())];
  return (
    samples.every(({ sample }) => sample === true) &&
    (await promotions.all()).every(({ id }) => initial.has(id))
  );
}
