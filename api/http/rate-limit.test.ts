import { describe, expect, it } from 'vitest';
import { type ApiForTest, apiForTest, PASSWORD } from '#api/testing/api-test.ts';
import { ownerWithKeys } from '#api/testing/owner-with-keys.ts';
import { bookingBody, contactBody } from '#api/testing/request-bodies.ts';

const from = (address: string) => ({ 'X-Forwarded-For': address });
const slots = 'GET /api/calendar/slots?date=2026-11-30';

async function statuses(count: number, call: (index: number) => Promise<{ status: number }>) {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => call(index)));
  return answers.map(({ status }) => status);
}

const attempt = (api: ApiForTest, address: string, password = 'wrong') =>
  api.send('POST /api/session', {
    body: { password },
    headers: { Origin: api.origin, ...from(address) },
  });

describe('rate limits', () => {
  it('allow one address twenty writes in ten minutes, contact and booking together', async () => {
    const api = await apiForTest({ rateLimit: true });
    const done = [
      ...(await statuses(10, () => api.send('POST /api/contact', { body: contactBody() }))),
      ...(await statuses(10, () => api.send('POST /api/calendar/book', { body: bookingBody() }))),
    ];
    expect(done).not.toContain(429);

    for (const [call, body] of [
      ['POST /api/contact', contactBody()],
      ['POST /api/calendar/book', bookingBody()],
    ] as const) {
      const answer = await api.send(call, { body, headers: { Origin: 'https://jane.example' } });
      expect(answer).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
      const seconds = Number(answer.headers.get('Retry-After'));
      expect(seconds).toBeGreaterThan(590);
      expect(seconds).toBeLessThanOrEqual(600);
      expect(answer.json.detail).toBe(
        'Please try again in 10 minutes, or call us at (972) 555-0148.',
      );
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    }
    expect((await api.send(slots)).status).toBe(200);
  });

  it('count addresses separately only behind a trusted proxy', async () => {
    for (const { trustProxy, status } of [
      { trustProxy: 1, status: 200 },
      { trustProxy: 0, status: 429 },
    ]) {
      const api = await apiForTest({ rateLimit: true, trustProxy });
      const headers = from('198.51.100.1');
      await statuses(120, () => api.send(slots, { headers }));
      expect((await api.send(slots, { headers })).status).toBe(429);
      const other = { headers: from('198.51.100.2') };
      expect((await api.send(slots, other)).status).toBe(status);
    }
  });

  it('allow one network as many writes as ten addresses', async () => {
    const api = await apiForTest({ rateLimit: true, trustProxy: 1 });
    const write = (address: string) =>
      api.send('POST /api/contact', { body: {}, headers: from(address) });
    const done = await statuses(200, (nth) => write(`2001:db8:7:${nth}::1`));
    expect(done).toEqual(Array(200).fill(422));
    expect((await write('2001:db8:7:ffff::1')).status).toBe(429);
    expect((await write('2001:db8:8::1')).status).toBe(422);
  });

  it('allow one address five passwords in fifteen minutes', async () => {
    const api = await apiForTest({ rateLimit: true, trustProxy: 1, ownerPassword: PASSWORD });
    expect(await statuses(5, () => attempt(api, '2001:db8::1'))).toEqual(Array(5).fill(401));
    // Another address of the same /64, with the right password.
    const answer = await attempt(api, '2001:db8::2', PASSWORD);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(890);
    expect((await attempt(api, '2001:db8:0:1::1', PASSWORD)).status).toBe(200);
  });

  it('say in each answer what they allow and what is left', async () => {
    const api = await apiForTest({ rateLimit: true });
    const fieldsOf = async (call: string) => {
      const { headers } = await api.send(call, { body: call.startsWith('POST') ? {} : undefined });
      return [headers.get('RateLimit-Policy'), headers.get('RateLimit')];
    };
    expect(await fieldsOf(slots)).toEqual(['"slots";q=120;w=60', '"slots";r=119;t=60']);
    const last = async (call: string, count: number) => {
      await statuses(count - 1, () => api.send(call, { body: {} }));
      return fieldsOf(call);
    };
    const policy = '"writes";q=20;w=600';
    expect(await last('POST /api/contact', 20)).toEqual([
      policy,
      expect.stringMatching(/^"writes";r=0;t=(600|59\d)$/),
    ]);
    const refused = await api.send('POST /api/contact', { body: {} });
    expect(refused.status).toBe(429);
    const wait = refused.headers.get('Retry-After');
    expect(refused.headers.get('RateLimit')).toBe(`"writes";r=0;t=${wait}`);
    expect(refused.headers.get('RateLimit-Policy')).toBe(policy);
    expect((await api.send('GET /healthz')).headers.get('RateLimit')).toBeNull();
  });

  it('of a network count against its addresses once less is left of them', async () => {
    const api = await apiForTest({ rateLimit: true, trustProxy: 1 });
    const write = (address: string) =>
      api.send('POST /api/contact', { body: {}, headers: from(address) });
    await statuses(190, (nth) => write(`2001:db8:7:${nth}::1`));
    const { headers } = await write('2001:db8:7:ffff::1');
    expect(headers.get('RateLimit')).toMatch(/^"writes";r=9;/);
  });

  it('count a program’s calls by its key, wherever it calls from, and a page’s by address', async () => {
    const { makeKey, send } = await ownerWithKeys({ rateLimit: true, trustProxy: 1 });
    const { key } = await makeKey(['read']);
    const ask = (address: string, headers: Record<string, string> = {}) =>
      send(slots, { headers: { Authorization: `Bearer ${key}`, ...from(address), ...headers } });
    await statuses(120, () => send(slots, { headers: from('198.51.100.1') }));
    const first = await ask('198.51.100.1');
    expect(first.status).toBe(200);
    expect(first.headers.get('RateLimit')).toMatch(/^"key";r=119;/);
    const done = await statuses(121, (nth) => ask(`198.51.${nth}.9`));
    expect(done.filter((status) => status === 429)).toHaveLength(2);
    // Neither a key in a page nor one that nobody has is counted apart.
    expect((await ask('198.51.100.1', { Origin: 'https://jane.example' })).status).toBe(429);
    const unknown = { Authorization: `Bearer ik_${'x'.repeat(43)}` };
    expect((await ask('198.51.100.1', unknown)).status).toBe(429);
    expect((await ask('203.0.113.1', unknown)).headers.get('RateLimit')).toMatch(/^"slots";r=119;/);
  });

  it('are reset by the right password', async () => {
    const api = await apiForTest({ rateLimit: true, trustProxy: 1, ownerPassword: PASSWORD });
    await statuses(4, () => attempt(api, '198.51.100.1'));
    expect((await attempt(api, '198.51.100.1', PASSWORD)).status).toBe(200);
    // Without the reset this would be the sixth attempt.
    expect((await attempt(api, '198.51.100.1')).status).toBe(401);
  });

  it('queue password checks of many addresses and refuse beyond the queue', async () => {
    const api = await apiForTest({ rateLimit: true, trustProxy: 1, ownerPassword: PASSWORD });
    const started = performance.now();
    const done = await statuses(40, (index) => attempt(api, `198.51.${index}.1`));
    // Five at once and ten in the queue; the others are refused.
    expect(new Set(done)).toEqual(new Set([401, 429]));
    expect(done.filter((status) => status === 401).length).toBeGreaterThanOrEqual(15);
    expect(performance.now() - started).toBeGreaterThan(1500);
  });

  it('are not consumed by other sites’ pages', async () => {
    const api = await apiForTest({ rateLimit: true, ownerPassword: PASSWORD });
    const headers = { Origin: 'https://evil.example' };
    const call = () => api.send('POST /api/session', { body: { password: 'x' }, headers });
    expect(await statuses(10, call)).toEqual(Array(10).fill(403));
    expect(await api.signIn()).toMatch(/^session=/);
  });

  it('can be turned off for load tests', async () => {
    const api = await apiForTest({ rateLimit: false });
    expect(await statuses(130, () => api.send(slots))).not.toContain(429);
    const write = () => api.send('POST /api/contact', { body: contactBody() });
    expect(await statuses(25, write)).not.toContain(429);
  });

  it('of password attempts stay on even then', async () => {
    const api = await apiForTest({ rateLimit: false, ownerPassword: PASSWORD });
    const done = await statuses(6, () => attempt(api, '198.51.100.1'));
    expect(done.filter((status) => status === 429)).toHaveLength(1);
  });
});
