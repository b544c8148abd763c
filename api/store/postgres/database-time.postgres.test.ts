import { expect, it, onTestFinished } from 'vitest';
import { withDatabaseTime } from '../database-time.ts';
import { StoreUnavailableError } from '../store-unavailable-error.ts';
import { openPostgresStore } from './postgres-store.ts';
import { createTestDatabase } from './testing/test-database.ts';

it('a request without time left is refused, a backup is not', async () => {
  const { url, drop } = await createTestDatabase();
  const store = await openPostgresStore({ url, connections: 2 });
  onTestFinished(async () => {
    await store.close();
    await drop();
  });
  await withDatabaseTime(0, async () => {
    await expect(store.listBookings({ limit: 1 })).rejects.toThrow(StoreUnavailableError);
    for await (const chunk of await store.backUp()) expect(chunk.length).toBeGreaterThan(0);
    await expect(store.findBooking('any')).rejects.toThrow(StoreUnavailableError);
  });
  expect(await store.findBooking('any')).toBeUndefined();
});
