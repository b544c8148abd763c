import { expect, it, onTestFinished } from 'vitest';
import { sampleContactRequest } from '../testing/sample-records.ts';
import { CurrentLeads } from './current-leads.ts';
import { connectTo } from './database.ts';
import { openPostgresStore } from './postgres-store.ts';
import { createTestDatabase } from './testing/test-database.ts';

it('are the same objects until a lead changes, so that a look for due jobs computes nothing', async () => {
  const { url, drop } = await createTestDatabase();
  const store = await openPostgresStore({ url, connections: 2 });
  const db = connectTo(url, 1);
  onTestFinished(async () => {
    await db.destroy();
    await store.close();
    await drop();
  });
  await store.addContactRequest(sampleContactRequest({ id: 'one' }));
  await store.addContactRequest(sampleContactRequest({ id: 'two', email: 'ada@example.com' }));
  const leads = new CurrentLeads(db);
  const first = await leads.at(new Date('2026-11-20T15:00:00Z'));
  expect(first.requests).toHaveLength(2);
  expect(await leads.at(new Date('2026-11-20T15:00:02Z'))).toBe(first);
  await store.changeContactRequest({ id: 'one', revision: 1 }, (request) => ({
    ...request,
    note: 'Called',
  }));
  const changed = await leads.at(new Date('2026-11-20T15:00:04Z'));
  expect(changed.requests.map(({ note }) => note)).toEqual(['Called', undefined]);
  // The other one is known, and what was computed from it.
  expect(changed.requests[1]).toBe(first.requests[1]);
  expect(await leads.at(new Date('2026-11-20T15:00:06Z'))).toBe(changed);
  await store.jobs.change({ id: 'b', createdAt: '2026-11-20T15:00:00.000Z' }, (job) => ({
    next: { ...job, video: 'https://video.example/1' },
    result: undefined,
  }));
  const withJob = await leads.at(new Date('2026-11-20T15:00:08Z'));
  expect(withJob.jobs.get('b')).toMatchObject({ revision: 1 });
  expect(await leads.at(new Date('2026-11-20T15:00:10Z'))).toBe(withJob);
});
