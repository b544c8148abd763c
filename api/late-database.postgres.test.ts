import { afterAll, beforeAll, describe, expect, it, type TestContext, vi } from 'vitest';
import { ConfigurationError } from './configuration-error.ts';
import { PostgresServer } from './store/postgres/testing/postgres-server.ts';
import { freePort } from './testing/free-ports.ts';
import { spawnServer } from './testing/server-process.ts';

let database: PostgresServer;

beforeAll(async () => {
  database = await PostgresServer.start();
}, 60_000);
afterAll(() => database.stop());

/** A site that waits for its database. */
async function waitingSite(test: TestContext, url: string) {
  const port = await freePort();
  const server = spawnServer(test, {
    PORT: String(port),
    DATABASE_URL: url,
    LOG_LEVEL: 'warn',
  });
  const send = (path: string) => fetch(`http://localhost:${port}${path}`);
  const statusOf = async (path: string) => (await send(path).catch(() => undefined))?.status;
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), 20_000);
  return { server, send };
}

describe('a database that starts later than the site', { timeout: 90_000 }, () => {
  it('is waited for; the site says so meanwhile, and then answers by itself', async (test) => {
    await database.end();
    const url = database.url().replace('postgres@', 'postgres:secret@');
    const { server, send } = await waitingSite(test, url);
    expect(await (await send('/healthz')).json()).toEqual({ status: 'ok' });
    for (const path of ['/readyz', '/api/calendar/next-slot']) {
      const answer = await send(path);
      expect(answer.headers.get('Retry-After')).toBe('5');
      expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
      expect(await answer.json()).toMatchObject({
        status: 503,
        code: 'not_ready',
        detail: 'The database does not answer yet',
      });
    }
    const page = await send('/calendar');
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('The site is starting');

    await database.run();
    await server.url;
    expect((await send('/readyz')).status).toBe(200);
    server.child.kill('SIGTERM');
    const { code, stdout } = await server.exited;
    expect(code).toBe(0);
    const [reason, ...more] = stdout.split('\n').filter((line) => line.includes('Waiting for'));
    expect(reason).toContain(`PostgreSQL at 127.0.0.1:${database.port}/postgres: connect ECONNR`);
    expect(stdout).not.toContain('secret');
    // One line each ten seconds, not one for each attempt.
    expect(more.length).toBeLessThan(5);
  });

  it('is not waited for any longer after SIGTERM', async (test) => {
    const nobody = `postgres://postgres@127.0.0.1:${await freePort()}/postgres`;
    const { server } = await waitingSite(test, nobody);
    server.child.kill('SIGTERM');
    expect(await server.exited).toMatchObject({ code: 0, stderr: '' });
  });

  it('is not waited for when waiting does not help, and the exit code says so', async (test) => {
    const { exited } = spawnServer(test, { DATABASE_URL: database.url('nowhere') });
    const { code, stderr } = await exited;
    expect(stderr).toContain(
      `PostgreSQL at 127.0.0.1:${database.port}/nowhere: database "nowhere" does not exist`,
    );
    expect(code).toBe(ConfigurationError.EXIT_CODE);
  });

  it('of a newer version is refused in those words', async (test) => {
    const first = spawnServer(test, { DATABASE_URL: database.url() });
    await first.url;
    first.child.kill('SIGTERM');
    await first.exited;
    await database.query(
      `insert into kysely_migration (name, timestamp) values ('9999-of-the-future', '2030-01-01')`,
    );
    const { code, stderr } = await spawnServer(test, { DATABASE_URL: database.url() }).exited;
    expect(stderr).toContain('A newer version of the server has used this database');
    expect(stderr).toContain('9999-of-the-future');
    expect(code).toBe(ConfigurationError.EXIT_CODE);
  });
});
