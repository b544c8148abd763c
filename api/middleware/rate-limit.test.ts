import { describe, expect, it } from 'vitest';
import { type ApiForTest, apiForTest, PASSWORD } from '#api/testing/api-test.ts';
import { bookingBody, contactBody } from '#api/testing/bodies.ts';

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
  it('let one address write twenty times in ten minutes, contact and booking together', async () => {
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

  it('let one address look at slots 120 times a minute', async () => {
    const api = await apiForTest({ rateLimit: true });
    expect(await statuses(120, () => api.send(slots))).not.toContain(429);
    expect((await api.send(slots)).status).toBe(429);
  });

  it('count each address for itself only behind a proxy that is trusted', async () => {
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

  it('let one address try five passwords in a quarter of an hour', async () => {
    const api = await apiForTest({ rateLimit: true, trustProxy: 1, ownerPassword: PASSWORD });
    expect(await statuses(5, () => attempt(api, '2001:db8::1'))).toEqual(Array(5).fill(401));
    // The same customer by another address of the same /64, and with the right password at last.
    const answer = await attempt(api, '2001:db8::2', PASSWORD);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(890);
    expect((await attempt(api, '2001:db8:0:1::1', PASSWORD)).status).toBe(200);
  });

  it('give the tries back after the right password', async () => {
    const api = await apiForTest({ rateLimit: true, trustProxy: 1, ownerPassword: PASSWORD });
    await statuses(4, () => attempt(api, '198.51.100.1'));
    expect((await attempt(api, '198.51.100.1', PASSWORD)).status).toBe(200);
    // Without it this would be the sixth try.
    expect((await attempt(api, '198.51.100.1')).status).toBe(401);
  });

  it('slow down guessing from many addresses and send away what finds the line full', async () => {
    const api = await apiForTest({ rateLimit: true, trustProxy: 1, ownerPassword: PASSWORD });
    const started = performance.now();
    const done = await statuses(40, (index) => attempt(api, `198.51.100.${index}`));
    // Five at once, ten that wait two seconds for their turn; the line is full for the others.
    expect(new Set(done)).toEqual(new Set([401, 429]));
    expect(done.filter((status) => status === 401).length).toBeGreaterThanOrEqual(15);
    expect(performance.now() - started).toBeGreaterThan(1500);
  });

  it('do not let other sites’ pages use up the owner’s tries', async () => {
    const api = await apiForTest({ rateLimit: true, ownerPassword: PASSWORD });
    const headers = { Origin: 'https://evil.example' };
    const call = () => api.send('POST /api/session', { body: { password: 'x' }, headers });
    expect(await statuses(10, call)).toEqual(Array(10).fill(403));
    expect(await api.signIn()).toMatch(/^session=/);
  });

  it('count attempts to use the set-up link', async () => {
    const api = await apiForTest({ rateLimit: true });
    const call = () =>
      api.send('POST /api/owner', {
        body: { setupToken: 'guess', password: PASSWORD },
        headers: { Origin: api.origin },
      });
    expect(await statuses(5, call)).toEqual(Array(5).fill(403));
    expect((await call()).status).toBe(429);
  });

  it('are off for load tests when asked', async () => {
    const api = await apiForTest({ rateLimit: false });
    expect(await statuses(130, () => api.send(slots))).not.toContain(429);
    const write = () => api.send('POST /api/contact', { body: contactBody() });
    expect(await statuses(25, write)).not.toContain(429);
  });

  it('of password tries stay on even then', async () => {
    const api = await apiForTest({ rateLimit: false, ownerPassword: PASSWORD });
    const done = await statuses(6, () => attempt(api, '198.51.100.1'));
    expect(done.filter((status) => status === 429)).toHaveLength(1);
  });
});
