import { test } from 'vitest';
import { expectModel } from '#api/store/testing/store-model/expect-model.ts';
import { openPostgresStore } from './postgres-store.ts';
import { createTestDatabase } from './testing/test-database.ts';

/** A tenth of a second each. */
const RUNS = 10;

async function createLocation() {
  const database = await createTestDatabase();
  return {
    open: () => openPostgresStore({ url: database.url, connections: 2 }),
    remove: () => database.drop(),
  };
}

test(
  'the store answers and keeps what a simple model does, whatever is done in which order',
  () => expectModel(createLocation, RUNS),
  60_000,
);
