import { describeStore } from '../store-contract.ts';
import { openPostgresStore } from './postgres-store.ts';
import { createTestDatabase } from './testing/test-database.ts';

describeStore('PostgreSQL store', async () => {
  const database = await createTestDatabase();
  return {
    open: () => openPostgresStore({ url: database.url, connections: 5 }),
    refuseWrites: (refuse) => database.refuseWrites(refuse),
    remove: () => database.drop(),
  };
});
