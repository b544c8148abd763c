import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { ConfigurationError } from '#api/configuration-error.ts';
import { createLog } from '#api/http/create-log.ts';
import { StoreUnavailableError } from '../store-unavailable-error.ts';
import { samplePost } from '../testing/sample-records.ts';
import { inDatabase } from '../transfer/in-database.ts';
import { TransferError } from '../transfer-error.ts';
import { BoundedPool } from './bounded-pool.ts';
import { poolConfig } from './database.ts';
import { openPostgresStore } from './postgres-store.ts';
import { hasPgbouncer, startPgbouncer } from './testing/pgbouncer.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let name: string;

beforeAll(async () => {
  database = await createTestDatabase();
  name = new URL(database.url).pathname.slice(1);
});
afterAll(() => database.drop());

/** The address of the database behind a pgbouncer of its own. */
async function pooled(
  settings: Record<string, string | number> = {},
  port = Number(new URL(inject('postgresUrl')).port),
) {
  const pgbouncer = await startPgbouncer(port, settings);
  onTestFinished(() => pgbouncer.stop());
  return pgbouncer.url(name);
}

async function opened(url: string) {
  const store = await openPostgresStore({ url, connections: 2 });
  onTestFinished(() => store.close());
  return store;
}

describe.skipIf(!hasPgbouncer)('behind pgbouncer', () => {
  test('in session mode, the store opens, limits its statements and hears of other processes', async () => {
    const url = await pooled();
    const pool = new BoundedPool(poolConfig(url, 2), createLog('silent'));
    onTestFinished(() => pool.end());
    for (const [setting, limit] of [
      ['statement_timeout', '10s'],
      ['lock_timeout', '4s'],
      ['idle_in_transaction_session_timeout', '10s'],
    ] as const) {
      expect((await pool.query({ text: `show ${setting}` })).rows).toEqual([{ [setting]: limit }]);
    }

    const [one, other] = [await opened(url), await opened(url)];
    const changed = vi.fn();
    other.onContentChange(changed);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    await one.posts.add(samplePost());
    // Long before the next look by the clock.
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2), 5_000);
  });

  test.each([
    [{ pool_mode: 'transaction' }, /each transaction another session\. Set pool_mode = session/],
    [
      { pool_mode: 'transaction', server_round_robin: 1 },
      /each transaction another session\. Set pool_mode = session/,
    ],
    [
      { pool_mode: 'transaction', default_pool_size: 1 },
      /each transaction another session\. Set pool_mode = session/,
    ],
    [{ pool_mode: 'statement' }, /statement pooling mode\. Set pool_mode = session/],
  ])('with %o, the start is refused, each time', async (settings, sentence) => {
    const url = await pooled(settings);
    for (let attempt = 0; attempt < 4; attempt++) {
      const error = await openPostgresStore({ url }).catch((refused) => refused);
      expect(error).toBeInstanceOf(ConfigurationError);
      expect(error.message).toMatch(sentence);
      expect(error.message).toContain(`PostgreSQL at ${new URL(url).host}/${name}: `);
    }
  });

  test.each<[string, (url: string) => string, RegExp]>([
    [
      'a wrong password',
      (url) => url.replace('secret', 'wrong'),
      /: password authentication failed\. Correct the user and the password/,
    ],
    [
      'an unknown database',
      (url) => url.replace(/[^/]+$/, 'nowhere'),
      /: database "nowhere" does not exist\. Create the database/,
    ],
    [
      'a parameter in the address that it does not take',
      (url) => `${url}?statement_timeout=9000`,
      /: unsupported startup parameter: statement_timeout\. Leave it out of the address/,
    ],
    [
      'an address with the TLS that it does not have',
      (url) => `${url}?sslmode=verify-full`,
      /: The server does not support SSL connections\. Turn TLS on there/,
    ],
  ])('%s is refused in those words by start and commands', async (_what, change, sentence) => {
    // After a failed login, pgbouncer answers the next client only when this many seconds are over.
    const url = change(await pooled({ server_login_retry: 1 }));
    const waiting = { onWait: vi.fn() };
    const start = openPostgresStore({ url, waiting });
    await expect(start).rejects.toThrow(ConfigurationError);
    await expect(start).rejects.toThrow(sentence);
    expect(waiting.onWait).not.toHaveBeenCalled();
    const command = inDatabase(url, async () => undefined);
    await expect(command).rejects.toThrow(TransferError);
    await expect(command).rejects.toThrow(sentence);
  });

  test.each<[string, Record<string, number>, number | undefined, RegExp]>([
    [
      'without its database',
      { query_wait_timeout: 1 },
      1,
      /: query_wait_timeout\. Behind a pooler: start/,
    ],
    [
      'with too few clients',
      { max_client_conn: 1 },
      undefined,
      /: no more connections.*Set a lower/,
    ],
  ])('%s, it is waited for, and the reason told', async (_what, settings, port, sentence) => {
    const url = await pooled(settings, port);
    const stopping = new AbortController();
    const { promise: told, resolve: onWait } = Promise.withResolvers<string>();
    const start = openPostgresStore({ url, waiting: { onWait, signal: stopping.signal } });
    expect(await told).toMatch(sentence);
    stopping.abort();
    await expect(start).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    // A command does not wait.
    await expect(openPostgresStore({ url })).rejects.toThrow(StoreUnavailableError);
  });
});
