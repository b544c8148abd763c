import { execFileSync } from 'node:child_process';
import { describe, expect, it, vi } from 'vitest';
import { smtpError, smtpServerForTest } from '#api/mail/testing/smtp-server-for-test.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { apiForTest, NOW } from '#api/testing/api-test.ts';
import { clientsNames, type PopulatedApi, populatedApi } from '#api/testing/populated-api.ts';
import { bookingBody, contactBody } from '#api/testing/request-bodies.ts';
import type { RouteRow } from '#api/testing/route-row.ts';
import { routeRows } from '#api/testing/route-rows.ts';
import { routesOf } from '#api/testing/routes-of.ts';
import { attributesOf, collectorForTest } from './testing/collector-for-test.ts';

/** Part of everything that a client can send. */
const MARK = 'zq7mark';

/** Values that identify a person, a device or a secret in the calls below. */
const personal = [
  MARK,
  ...clientsNames,
  'example.com',
  '203.0.113.77',
  '555-01',
  'Cedar Elm',
  'Pecan',
];

const TRACE = '1'.repeat(32);
const CALLER = '2'.repeat(16);

const headers = {
  'User-Agent': MARK,
  Referer: `https://${MARK}.example/`,
  'X-Forwarded-For': '203.0.113.77',
  'X-Request-Id': MARK,
  'Idempotency-Key': MARK,
  // Not to be recorded, as a caller may choose.
  traceparent: `00-${TRACE}-${CALLER}-00`,
  tracestate: `${MARK}=${MARK}`,
  baggage: `client=${MARK}`,
};

/** The same body with the mark as the value of every text. */
const marked = (value: unknown): unknown => {
  if (typeof value === 'string') return `${MARK} ${value}`;
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, marked(entry)]));
};

/** A valid call, one without a valid session, and one with the mark in every text. */
async function callInEveryWay(api: PopulatedApi, row: RouteRow): Promise<void> {
  const [method = '', pattern = ''] = row.call.split(' ');
  const path = (await row.path?.(api)) ?? pattern;
  const body = row.bytes ? MARK : await row.body?.(api);
  const query = `${path.includes('?') ? '&' : '?'}email=${MARK}@example.com&${MARK}=1`;
  const sent = { ...headers, ...(row.bytes && { 'Content-Type': row.bytes }) };
  const signedIn = { ...sent, ...(row.who === 'owner' && api.signedIn) };
  const forged = { ...sent, Cookie: `session=${MARK}`, Origin: api.origin };
  const hostile = pattern.replaceAll(/:\w+/g, `${MARK}%40example.com`);
  await api.call(`${method} ${path}${query}`, { body, headers: forged });
  await api.call(`${method} ${hostile}?${query}`, { body: marked(body), headers: signedIn });
  await api.call(`${method} ${path}${query}`, { body, headers: signedIn });
}

const expectNothingPersonal = (bytes: string) => {
  const texts = [bytes, decodeURIComponent(bytes.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'))];
  for (const text of texts) {
    for (const secret of personal) expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
  }
};

describe('traces', () => {
  const everyRoute = { timeout: 240_000 };
  it(
    'arrive for every route by its pattern, with nothing that a client sent',
    everyRoute,
    async () => {
      const collector = await collectorForTest();
      const secrets = new Set<string>();
      const traced = async () => {
        const api = await populatedApi({ tracesEndpoint: collector.endpoint });
        secrets.add(await api.appointmentToken()).add(api.signedIn.Cookie.replace('session=', ''));
        return api;
      };
      const api = await traced();
      for (const row of routeRows) {
        // Reads share a server; other calls change records, and some end the session.
        const own = row.call.startsWith('GET ') ? undefined : await traced();
        await callInEveryWay(own ?? api, row);
        await own?.close();
      }
      const token = await api.appointmentToken();
      for (const path of [`/api/${MARK}`, `/${MARK}@example.com`, `/appointment/${token}`]) {
        await api.call(`GET ${path}`, { headers });
      }
      await api.close();

      expectNothingPersonal(collector.bytes());
      expect(secrets.size).toBe(2);
      for (const secret of secrets) expect(collector.bytes()).not.toContain(secret);

      const spans = collector.spans();
      const requests = spans.filter(({ parentSpanId }) => parentSpanId === CALLER);
      const routes = routesOf(await storeForTest(await temporaryFolder()));
      const names = new Set(requests.map(({ name }) => name));
      expect([...new Set(routes)].filter((route) => !names.has(route))).toEqual([]);
      // They continue the caller's trace.
      expect(new Set(requests.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
      expect(names).toContain('GET unknown');
    },
  );

  it('show the calls of the store in a request, and problems by their code', async () => {
    const collector = await collectorForTest();
    const api = await apiForTest({ tracesEndpoint: collector.endpoint });
    const answer = await api.send('POST /api/contact', { body: contactBody() });
    await api.send('POST /api/contact', { body: contactBody({ email: MARK }) });
    await api.close();
    const spans = collector.spans();
    const [accepted, refused] = spans.filter(({ name }) => name === 'POST /api/contact');
    expect(accepted && attributesOf(accepted)).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/contact',
      'http.response.status_code': 201,
      'inspection.request_id': answer.headers.get('X-Request-Id'),
    });
    expect(refused && attributesOf(refused)).toMatchObject({
      'http.response.status_code': 422,
      'inspection.problem': 'validation_failed',
    });
    const calls = spans.filter(({ traceId }) => traceId === accepted?.traceId);
    expect(calls.map(({ name }) => name)).toContain('store.addContactRequest');
    expect(calls.find(({ name }) => name === 'store.addContactRequest')).toMatchObject({
      parentSpanId: accepted?.spanId,
    });
  });

  it('show an unexpected error by its class only', async () => {
    const collector = await collectorForTest();
    let isBroken = false;
    const api = await apiForTest({
      tracesEndpoint: collector.endpoint,
      clock: () => {
        if (isBroken) throw Object.assign(new RangeError(MARK), { body: MARK });
        return NOW;
      },
    });
    isBroken = true;
    await api.send('POST /api/contact', { body: contactBody(), headers });
    isBroken = false;
    await api.close();
    const failed = collector.spans().find(({ name }) => name === 'POST /api/contact');
    expect(failed).toMatchObject({ status: { code: 2 } });
    expect(failed && attributesOf(failed)['http.response.status_code']).toBe(500);
    expectNothingPersonal(collector.bytes());
  });

  it('show each mail without its recipient, also when it is refused', async () => {
    const collector = await collectorForTest();
    const smtp = await smtpServerForTest({
      accept({ to }) {
        if (to.includes('grace@hollowbrook.example')) throw smtpError(550, `${MARK} ${to}`);
      },
    });
    const api = await apiForTest({ tracesEndpoint: collector.endpoint, mail: smtp.mail });
    await api.send('POST /api/calendar/book', { body: bookingBody(), headers });
    await smtp.mails(1);
    await api.close();
    const mails = collector.spans().filter(({ name }) => name === 'mail.send');
    expect(mails.map(({ status }) => status.code).sort()).toEqual([0, 2]);
    expect(mails.find(({ status }) => status.code === 2)).toMatchObject({
      attributes: [{ key: 'error.type', value: { stringValue: 'SendFailure' } }],
    });
    expectNothingPersonal(collector.bytes());
  });

  it('are lost with one warning when the collector refuses them', async () => {
    const collector = await collectorForTest({ status: 400 });
    const lines: string[] = [];
    const api = await apiForTest({
      tracesEndpoint: collector.endpoint,
      onLog: (line) => lines.push(line),
    });
    expect((await api.send('GET /healthz')).status).toBe(200);
    await api.close();
    await vi.waitFor(() => {
      const warnings = lines.filter((line) => line.includes('Traces are not accepted'));
      expect(warnings).toHaveLength(1);
    });
  });

  it('do not hold up a stop when the collector is away', async () => {
    const api = await apiForTest({ tracesEndpoint: 'http://127.0.0.1:9' });
    await api.send('GET /healthz');
    const started = performance.now();
    await api.close();
    expect(performance.now() - started).toBeLessThan(4_000);
  });
});

it.each([
  ['', false],
  ['http://127.0.0.1:9', true],
])('loads OpenTelemetry only when it is asked for: %j', async (endpoint, isLoaded) => {
  const folder = await temporaryFolder();
  const program = `
    import { createRequire } from 'node:module';
    import { pino } from 'pino';
    import { readEnvironment } from '#api/env.ts';
    import { start } from '#api/start.ts';
    const server = await start({
      environment: { ...readEnvironment(), port: 0 },
      clock: () => new Date(),
      log: pino({ level: 'silent' }),
      front: undefined,
    });
    await server.close();
    const loaded = Object.keys(createRequire(import.meta.filename).cache);
    console.log(loaded.some((file) => file.includes('@opentelemetry')));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: folder, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
  });
  expect(output.trim()).toBe(String(isLoaded));
});
