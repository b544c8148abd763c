import { openPostgresStore } from '../postgres-store.ts';
import { createTestDatabase } from './test-database.ts';

/** A database of its own for a run of random steps. */
export async function createDatabaseLocation() {
  const database = await createTestDatabase();
  return {
    open: () => openPostgresStore({ url: database.url, connections: 2 }),
    remove: () => database.drop(),
  };
}
