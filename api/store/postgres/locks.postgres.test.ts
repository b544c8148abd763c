import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectTo, type Database } from './database.ts';
import { withLocks } from './locks.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let location: TestDatabase;
/** As two processes have them. */
let one: Database;
let other: Database;

beforeEach(async () => {
  location = await createTestDatabase();
  one = connectTo(location.url, 20);
  other = connectTo(location.url, 20);
});
afterEach(async () => {
  await Promise.all([one.destroy(), other.destroy()]);
  await location.drop();
});

/** Reads a number and then writes the next one, which loses an addition that runs meanwhile. */
const add = async (db: Database) => {
  const { version } = await db
    .selectFrom('content_version')
    .select('version')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('content_version')
    .set({ version: version + 1 })
    .execute();
};

test('actions with a common key run one after another, whatever their order of keys', async () => {
  await one.updateTable('content_version').set({ version: 0 }).execute();
  const days = Array.from({ length: 20 }, (_, index) => `day ${index}`);
  const keysOf = (index: number) => (index % 2 ? days : days.toReversed());
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      withLocks(index % 3 ? one : other, keysOf(index), add),
    ),
  );
  const { version } = await one
    .selectFrom('content_version')
    .select('version')
    .executeTakeFirstOrThrow();
  expect(version).toBe(40);
});

test('an action of another key does not wait, and what an action throws undoes it', async () => {
  const failing = withLocks(one, ['day 2026-12-01'], async (transaction) => {
    await transaction
      .insertInto('uploads')
      .values({ name: 'new', bytes: Buffer.from('new') })
      .execute();
    await withLocks(other, ['day 2026-12-02'], async () => undefined);
    throw new RangeError('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await one.selectFrom('uploads').selectAll().execute()).toEqual([]);
});
