import { describe, onTestFinished } from 'vitest';
import { requestCountsContract } from '#api/contact/testing/request-counts-contract.ts';
import { connectTo } from './database.ts';
import { DatabaseRequestCounts } from './request-counts.ts';
import { createTestDatabase } from './testing/test-database.ts';

describe('counts of contact requests in a database', () => {
  requestCountsContract(async () => {
    const database = await createTestDatabase();
    const db = connectTo(database.url, 3);
    onTestFinished(async () => {
      await db.destroy();
      await database.drop();
    });
    return new DatabaseRequestCounts(db);
  });
});
