import { onTestFinished } from 'vitest';
import { createTestDatabase } from '#api/store/postgres/testing/test-database.ts';
import { runningApi } from './api-test.ts';
import type { TestApiOptions } from './start-api.ts';

/** A database and servers on it, until the test ends. */
export async function serversOnOneDatabase() {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return {
    database,
    /** Starts another server, which stops with the test at the latest. */
    async start(options: TestApiOptions = {}) {
      const api = await runningApi({ sampleContent: false, ...options, databaseUrl: database.url });
      let closing: Promise<void> | undefined;
      const close = () => {
        closing ??= api.close();
        return closing;
      };
      onTestFinished(close);
      return { ...api, close };
    },
  };
}
