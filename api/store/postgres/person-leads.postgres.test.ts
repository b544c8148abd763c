import { addSeconds } from 'date-fns/addSeconds';
import { expect, onTestFinished, test } from 'vitest';
import { sampleContactRequest } from '../testing/sample-records.ts';
import { openPostgresStore } from './postgres-store.ts';
import { createTestDatabase } from './testing/test-database.ts';

test('all leads are read in pieces, the oldest first', async () => {
  const database = await createTestDatabase();
  const store = await openPostgresStore({ url: database.url, connections: 5 });
  onTestFinished(async () => {
    await store.close();
    await database.drop();
  });
  const added = Array.from({ length: 2001 }, (_, index) =>
    sampleContactRequest({ createdAt: addSeconds('2026-01-01T00:00:00Z', index).toISOString() }),
  );
  while (added.length > 0) {
    const batch = added.splice(0, 100);
    await Promise.all(batch.map((request) => store.addContactRequest(request)));
  }
  const { requests } = await store.allLeads();
  const times = requests.map(({ createdAt }) => createdAt);
  expect(new Set(times).size).toBe(2001);
  expect(times).toEqual(times.toSorted());
});
