import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PASSWORD, runningApi } from '#api/testing/api-test.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { bookingBody, contactBody } from '#api/testing/request-bodies.ts';
import { PostgresServer } from './store/postgres/testing/postgres-server.ts';

let server: PostgresServer;

beforeAll(async () => {
  server = await PostgresServer.start();
}, 60_000);
afterAll(() => server.stop());

const METRICS_TOKEN = 'a-token-of-20-letters';

let databases = 0;

/** Ends the connections of one database. */
const cut = (name: string) =>
  server.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);

/** A site with its own database on `server`, with the owner signed in and `/` in its page cache. */
async function site() {
  const name = `site_${databases++}`;
  await server.query(`create role ${name} login`);
  await server.query(`create database ${name} owner ${name}`);
  const log: string[] = [];
  const api = await runningApi({
    databaseUrl: server.url(name).replace('postgres@', `${name}@`),
    ownerPassword: PASSWORD,
    rateLimit: true,
    metricsToken: METRICS_TOKEN,
    sampleContent: false,
    front: await distForTest(),
    onLog: (line) => log.push(line),
  });
  onTestFinished(() => api.close());
  const owner = { Cookie: await api.signIn(PASSWORD), Origin: api.origin };
  expect((await api.send('GET /')).status).toBe(200);
  log.length = 0;
  const errors = () => log.filter((line) => JSON.parse(line).level >= 40);
  const query = (text: string) => server.query(text, name);
  /** Runs a statement in a transaction that stays open until it is released. */
  async function hold(text: string) {
    const client = new pg.Client({ connectionString: server.url(name) });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query(`begin; ${text}`);
    return { release: () => client.query('rollback') };
  }
  return { ...api, name, owner, errors, query, hold };
}

type Site = Awaited<ReturnType<typeof site>>;

const unavailable = { status: 503, json: { code: 'storage_unavailable' } };

/** Calls of visitors and the owner, each of which needs the database. */
const calls = ({ send, owner }: Site) => [
  () => send('GET /api/calendar/slots?date=2026-12-01'),
  () => send('POST /api/calendar/book', { body: bookingBody() }),
  () => send('POST /api/contact', { body: contactBody() }),
  () => send('GET /api/promotions'),
  () => send('GET /api/bookings', { headers: owner }),
  () => send('POST /api/session', { body: { password: PASSWORD }, headers: owner }),
];

describe('while the database is away', () => {
  it('each call is answered soon by a problem, cached pages go on, and all heals', async () => {
    const api = await site();
    await server.end('SIGKILL');
    const started = performance.now();
    for (let round = 0; round < 5; round++) {
      for (const answer of await Promise.all(calls(api).map((call) => call()))) {
        expect(answer).toMatchObject(unavailable);
        expect(answer.headers.get('Retry-After')).toBe('5');
      }
    }
    expect(performance.now() - started).toBeLessThan(10_000);
    expect((await api.send('GET /')).status).toBe(200);
    expect(await api.send('GET /blog/any')).toMatchObject({ status: 503 });
    expect(await api.send('GET /readyz')).toMatchObject({
      status: 503,
      json: { code: 'not_ready', checks: { store: 'fail' } },
    });
    const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
    const metrics = await api.send('GET /metrics', { headers });
    expect(metrics.status).toBe(200);
    expect(metrics.text).toContain('inspection_store_unavailable 1\n');
    expect((await api.send('GET /healthz')).status).toBe(200);
    // The lost connections, and a line now and then for what runs by a timer: not one for each call.
    expect(api.errors().length).toBeLessThan(10);
    expect(api.errors().join()).toContain('The database does not answer');

    await server.run();
    await vi.waitFor(async () => expect((await api.send('GET /readyz')).status).toBe(200), 10_000);
    expect((await api.send('GET /api/bookings', { headers: api.owner })).status).toBe(200);
    expect((await api.send('POST /api/contact', { body: contactBody() })).status).toBe(201);
    expect(api.errors().join()).toContain('The database answers again');
  });

  it('calls are answered when it came back while nobody asked', async () => {
    const api = await site();
    await server.end();
    await server.run();
    for (const call of calls(api)) {
      await vi.waitFor(async () => expect((await call()).status).toBeLessThan(500), 5_000);
    }
  });
});

describe('a database that cannot answer', () => {
  it.each([
    ['57014', 'a slow query'],
    ['55P03', 'a lock that is not free in time'],
    ['40P01', 'a deadlock'],
    ['40001', 'a failed serialisation'],
    ['53200', 'no memory'],
    ['57P01', 'a shutdown'],
  ])('is a problem with Retry-After: %s, %s', async (code) => {
    const api = await site();
    await api.query(`
      create function fail() returns trigger language plpgsql as
        $$ begin raise 'Not now' using errcode = '${code}'; end $$;
      create trigger fail before insert on contact_requests execute function fail()`);
    const send = () => api.send('POST /api/contact', { body: contactBody() });
    for (let n = 0; n < 3; n++) {
      const answer = await send();
      expect(answer).toMatchObject(unavailable);
      expect(answer.headers.get('Retry-After')).toBe('5');
    }
    expect(api.errors()).toHaveLength(1);
    expect(api.errors()[0]).toContain(code);
    await api.query('drop function fail cascade');
    expect((await send()).status).toBe(201);
  });

  it('is a problem with Retry-After: no connection left', async () => {
    const api = await site();
    await server.query(`alter role ${api.name} connection limit 0`);
    await cut(api.name);
    const send = () => api.send('POST /api/contact', { body: contactBody() });
    await vi.waitFor(async () => {
      expect(await send()).toMatchObject(unavailable);
      expect(api.errors().join()).toContain('53300');
    });
    await server.query(`alter role ${api.name} connection limit -1`);
    await vi.waitFor(async () => expect((await send()).status).toBe(201), 5_000);
  });

  it('is left when it became read-only, as after a failover', async () => {
    const api = await site();
    await server.query(`alter database ${api.name} set default_transaction_read_only = on`);
    await cut(api.name);
    const send = () => api.send('POST /api/contact', { body: contactBody() });
    await vi.waitFor(async () => {
      expect(await send()).toMatchObject(unavailable);
      expect(api.errors().join()).toContain('25006');
    });
    expect(await api.send('GET /readyz')).toMatchObject({ status: 503 });
    // Open connections stay read-only: they must have left the pool.
    await server.query(`alter database ${api.name} reset default_transaction_read_only`);
    await vi.waitFor(async () => expect((await send()).status).toBe(201), 5_000);
  });
});

/** The whole answer, with room for a machine that runs other tests. */
const ANSWERED_WITHIN = 5_500;

describe('a table that stays locked', () => {
  it.each([
    [
      'a request that counts, looks and writes',
      (site: Site) => site.send('POST /api/contact', { body: contactBody() }),
    ],
    [
      'the owner’s dashboard',
      (site: Site) => site.send('GET /api/dashboard', { headers: site.owner }),
    ],
  ])('%s is answered within five seconds', async (_, call) => {
    const api = await site();
    const lock = await api.hold(
      'lock table contact_requests, bookings, rate_limits, counted_requests, records in access exclusive mode',
    );
    const started = performance.now();
    // More than there are connections, so that some wait for one first.
    const answers = await Promise.all(Array.from({ length: 14 }, () => call(api)));
    expect(performance.now() - started).toBeLessThan(ANSWERED_WITHIN);
    for (const answer of answers) expect(answer).toMatchObject(unavailable);
    await lock.release();
    await vi.waitFor(async () => expect((await call(api)).status).toBeLessThan(300), 5_000);
  });
});
