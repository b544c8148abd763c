import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Changes } from './changes.ts';
import { connectTo } from './database.ts';
import { Leases } from './leases.ts';
import { createTestDatabase } from './testing/test-database.ts';

async function leasesForTest() {
  const database = await createTestDatabase();
  const db = connectTo(database.url, 2);
  const changes = new Changes(database.url);
  const leases = new Leases({ db, changes, log: pino({ level: 'silent' }) });
  onTestFinished(async () => {
    await changes.stop();
    await db.destroy();
    await database.drop();
  });
  return { database, leases };
}

it('takes over from a process that died when its lease has ended, and not before', async () => {
  const { database, leases } = await leasesForTest();
  const until = Date.now() + 1_500;
  await database.query(`insert into leases values ('mail', 'dead', to_timestamp(${until / 1000}))`);
  let startedAt: number | undefined;
  const job = leases.run('mail', () => {
    startedAt = Date.now();
    return { stop: async () => undefined };
  });
  await vi.waitFor(async () => {
    await database.query('notify lease_released');
    expect(startedAt).toBeGreaterThanOrEqual(until);
  }, 10_000);
  expect(leases.held()).toEqual(['mail']);
  await job.stop();
  expect(leases.held()).toEqual([]);
  expect((await database.query('select * from leases')).rows).toEqual([]);
});

it('gives back only its own lease', async () => {
  const { database, leases } = await leasesForTest();
  const job = leases.run('mail', () => ({ stop: async () => undefined }));
  await vi.waitFor(() => expect(leases.held()).toEqual(['mail']));
  await database.query("update leases set holder = 'another'");
  await job.stop();
  expect((await database.query('select holder from leases')).rows).toEqual([{ holder: 'another' }]);
});
