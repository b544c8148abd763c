import { expect, onTestFinished, test } from 'vitest';
import { sampleContactRequest } from '../testing/sample-records.ts';
import { openPostgresStore } from './postgres-store.ts';
import { createTestDatabase } from './testing/test-database.ts';

test('of many persons, all leads are read in pieces, the oldest first, without erased ones', async () => {
  const database = await createTestDatabase();
  const store = await openPostgresStore({ url: database.url, connections: 5 });
  onTestFinished(async () => {
    await store.close();
    await database.drop();
  });
  await store.addContactRequest(sampleContactRequest({ createdAt: '2026-01-01T00:00:00.000Z' }));
  await database.query(`
    insert into contact_requests
    select (jsonb_populate_record(first, jsonb_build_object(
      'id', md5(second::text), 'created_at', at, 'sequence', first.sequence + second,
      'contact_keys', jsonb_build_array(md5(second::text)), 'erased', second > 2000,
      'record', first.record::jsonb || jsonb_build_object('id', md5(second::text), 'createdAt',
        to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    ))).*
    from contact_requests first, generate_series(1, 2010) second,
      lateral (select first.created_at + make_interval(secs => second) as at) times
  `);
  const { requests } = await store.expiringLeads({ months: 1 }, '2026-06-01');
  const times = requests.map(({ createdAt }) => createdAt);
  expect(new Set(times).size).toBe(2001);
  expect(times).toEqual(times.toSorted());
});
