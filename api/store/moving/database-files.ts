import type { FileContents } from '../json/file-contents.ts';
import type { Database } from '../postgres/database.ts';
import { recordsIn } from '../postgres/records.ts';
import { checkedRecord } from '../stored/checked-record.ts';
import { bookingsSeenSchema, sessionSchema } from '../stored/stored.schema.ts';

/** What the files of the data folder contain, from the tables that hold it in a database. */
export async function readTables(db: Database): Promise<FileContents> {
  const records = recordsIn(db);
  return {
    'api-keys.json': await records.apiKeys.all(),
    'booking-limits.json': await records.bookingLimits.read(),
    'bookings-seen.json': checkedRecord(bookingsSeenSchema, await readValue(db, 'bookings-seen')),
    'busy-calendar-readings.json': [...(await records.busyCalendarReadings.all()).values()],
    'busy-calendars.json': await records.busyCalendars.all(),
    'calendar-feed.json': (await records.calendarFeed.read()) ?? null,
    'message-settings.json': await records.messageSettings.read(),
    'owner.json': (await records.passwordHash.read()) ?? null,
    'partner-tests.json': await readTests(db),
    'partners.json': await records.partners.all(),
    'post-reads.json': await readReads(db),
    'posts.json': await records.posts.all(),
    'promotions.json': await records.promotions.all(),
    'push-keys.json': (await records.pushKeys.read()) ?? null,
    'retention.json': await records.retention.read(),
    'reviews.json': await records.reviews.all(),
    'sessions.json': await readSessions(db),
    'settings.json': await records.availability.read(),
    'webhooks.json': await records.webhooks.all(),
  };
}

/** The inverse of `readTables`, for a database without them. */
export async function writeTables(db: Database, files: FileContents): Promise<void> {
  await writeValues(db, {
    availability: files['settings.json'],
    'booking-limits': files['booking-limits.json'],
    'bookings-seen': files['bookings-seen.json'],
    'calendar-feed': files['calendar-feed.json'],
    'message-settings': files['message-settings.json'],
    'password-hash': files['owner.json'],
    'push-keys': files['push-keys.json'],
    retention: files['retention.json'],
  });
  const records = recordsIn(db);
  await records.busyCalendars.insert(files['busy-calendars.json']);
  await records.posts.insert(files['posts.json']);
  await records.reviews.insert(files['reviews.json']);
  await records.promotions.insert(files['promotions.json']);
  await records.partners.insert(files['partners.json']);
  await records.webhooks.insert(files['webhooks.json']);
  for (const key of files['api-keys.json']) await records.apiKeys.insert(key);
  for (const session of files['sessions.json']) {
    await db
      .insertInto('sessions')
      .values({
        token_hash: session.tokenHash,
        created_at: session.createdAt,
        record: JSON.stringify(session),
      })
      .execute();
  }
  for (const reading of files['busy-calendar-readings.json']) {
    await records.busyCalendarReadings.set(reading);
  }
  for (const [post_id, reads] of Object.entries(files['post-reads.json'])) {
    await db.insertInto('post_reads').values({ post_id, reads }).execute();
  }
  for (const [slug, date] of Object.entries(files['partner-tests.json'])) {
    await db.insertInto('partner_tests').values({ slug, date }).execute();
  }
}

/** Null has no row. */
async function writeValues(db: Database, values: Record<string, unknown>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (value === null) continue;
    const revision = typeof value === 'object' && 'revision' in value ? Number(value.revision) : 1;
    await db
      .insertInto('settings')
      .values({ name, revision, value: JSON.stringify(value) })
      .execute();
  }
}

async function readValue(db: Database, name: string): Promise<unknown> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value ?? null;
}

async function readSessions(db: Database) {
  const rows = await db.selectFrom('sessions').select('record').orderBy('sequence').execute();
  return rows.map(({ record }) => checkedRecord(sessionSchema, record));
}

async function readReads(db: Database) {
  const rows = await db.selectFrom('post_reads').selectAll().execute();
  return Object.fromEntries(rows.map(({ post_id, reads }) => [post_id, reads]));
}

async function readTests(db: Database) {
  const rows = await db.selectFrom('partner_tests').selectAll().execute();
  return Object.fromEntries(rows.map(({ slug, date }) => [slug, date]));
}
