import { afterAll, beforeAll } from 'vitest';
import { describeStore } from '../store-contract.ts';
import { connectTo } from './database.ts';
import { openPostgresStore } from './postgres-store.ts';
import { tablesIn } from './records.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

describeStore('PostgreSQL store', async () => ({
  open: () => openPostgresStore({ url: database.url, connections: 5 }),
  refuseWrites: (refuse) => database.refuseWrites(refuse),
  async hold(hold) {
    const db = connectTo(database.url, 1);
    await tablesIn(db).hold.write(hold);
    await db.destroy();
  },
  text: () => database.text(),
  remove: () => database.empty(),
}));
