import { addDays } from 'date-fns/addDays';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { type Answer, type ApiForTest, apiForTest, NOW, PASSWORD } from '#api/testing/api-test.ts';
import type { TestApiOptions } from '#api/testing/start-api.ts';

const server = (options: TestApiOptions = {}) =>
  apiForTest({ rateLimit: true, trustProxy: 1, ownerPassword: PASSWORD, ...options });

const signIn = (api: ApiForTest, address: string, password = 'wrong', Cookie?: string) =>
  api.send('POST /api/session', {
    body: { password },
    headers: { Origin: api.origin, 'X-Forwarded-For': address, Cookie },
  });

/** `name=value` of the device cookie. */
const deviceOf = (answer: Answer) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => /^(__Host-)?device=/.test(cookie))
    ?.replace(/;.*/, '') ?? '';

const deviceFrom = async (api: ApiForTest, address = '203.0.113.9') =>
  deviceOf(await signIn(api, address, PASSWORD));

const countOf = (status: number, answers: readonly Answer[]) =>
  answers.filter((answer) => answer.status === status).length;

/** Twenty strangers, each in a network of their own, who try until `stop` is called. */
function flood(api: ApiForTest): { stop(): Promise<Answer[]> } {
  let [running, tried] = [true, 0];
  const answers: Answer[] = [];
  const worker = async () => {
    while (running) {
      tried += 1;
      answers.push(await signIn(api, `2001:db8:${tried.toString(16)}::1`));
    }
  };
  const workers = Array.from({ length: 20 }, worker);
  return {
    async stop() {
      running = false;
      await Promise.all(workers);
      return answers;
    },
  };
}

const OTHER_PASSWORD = 'gravel-lantern-ostrich-52';

describe('the network of a sign-in', () => {
  it.each([
    ['an IPv6 /48', (n: number) => `2001:db8:7:${n.toString(16)}::1`, '2001:db8:8::1'],
    ['an IPv4 /24', (n: number) => `198.51.100.${n}`, '198.51.101.1'],
  ])('that is %s has ten tries in fifteen minutes', async (_what, address, elsewhere) => {
    const api = await server();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => signIn(api, address(n))),
    );
    expect(countOf(401, answers)).toBe(10);
    const refused = await signIn(api, address(10), PASSWORD);
    expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(890);
    expect((await signIn(api, elsewhere, PASSWORD)).status).toBe(200);
  });

  it('leaves room for the owner while two hundred of its addresses try', async () => {
    const api = await server();
    const attack = Array.from({ length: 200 }, (_, n) =>
      signIn(api, `2001:db8:7:${n.toString(16)}::1`),
    );
    const owner = await signIn(api, '203.0.113.9', PASSWORD);
    expect(owner.status).toBe(200);
    expect(countOf(401, await Promise.all(attack))).toBe(10);
  });

  it('is not exhausted by one address of it that is refused already', async () => {
    const api = await server();
    await Promise.all(Array.from({ length: 30 }, () => signIn(api, '198.51.100.1')));
    expect((await signIn(api, '198.51.100.2', PASSWORD)).status).toBe(200);
  });

  it('starts again with the right password', async () => {
    const api = await server();
    for (const address of ['198.51.100.1', '198.51.100.2']) {
      for (let tries = 0; tries < 4; tries += 1) await signIn(api, address);
    }
    expect((await signIn(api, '198.51.100.3', PASSWORD)).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => signIn(api, `198.51.100.${n + 10}`)),
    );
    expect(countOf(401, answers)).toBe(10);
  });
});

describe('a device that has signed in before', () => {
  it('signs in while strangers of ever new networks fill the queue', async () => {
    const api = await server();
    const device = await deviceFrom(api);
    const attack = flood(api);
    const tries: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      tries.push((await signIn(api, `203.0.113.${n}`, PASSWORD, device)).status);
    }
    const answers = await attack.stop();
    expect(tries).toEqual(Array(5).fill(200));
    // The attack was one: most of it found the queue full.
    expect(countOf(429, answers)).toBeGreaterThan(countOf(401, answers));
  });

  it('signs in from an address and a network that strangers have used up', async () => {
    const api = await server();
    const device = await deviceFrom(api);
    await Promise.all(Array.from({ length: 6 }, () => signIn(api, '203.0.113.9')));
    await Promise.all(Array.from({ length: 6 }, () => signIn(api, '203.0.113.8')));
    expect((await signIn(api, '203.0.113.9', PASSWORD)).status).toBe(429);
    expect((await signIn(api, '203.0.113.7', PASSWORD)).status).toBe(429);
    expect((await signIn(api, '203.0.113.9', PASSWORD, device)).status).toBe(200);
  });

  it('has five tries in fifteen minutes, from whatever address', async () => {
    const api = await server();
    const device = await deviceFrom(api);
    for (let n = 0; n < 5; n += 1) {
      expect((await signIn(api, `2001:db8:${n}::1`, 'wrong', device)).status).toBe(401);
    }
    const refused = await signIn(api, '2001:db8:5::1', PASSWORD, device);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(890);
    expect((await signIn(api, '2001:db8:5::1', PASSWORD)).status).toBe(200);
  });

  it('is forgotten with the password, except the one that changes it', async () => {
    const api = await server();
    const [old, current] = [await deviceFrom(api), await signIn(api, '203.0.113.9', PASSWORD)];
    const Cookie = current.headers
      .getSetCookie()
      .map((text) => text.replace(/;.*/, ''))
      .join('; ');
    const password = 'bluebonnets by the road';
    const changed = await api.send('PUT /api/owner/password', {
      body: { current: PASSWORD, password },
      headers: { Origin: api.origin, Cookie, 'X-Forwarded-For': '203.0.113.9' },
    });
    await Promise.all(Array.from({ length: 6 }, () => signIn(api, '198.51.100.1')));
    const again = (device: string) => signIn(api, '198.51.100.1', password, device);
    expect((await again(old)).status).toBe(429);
    expect((await again(deviceOf(current))).status).toBe(429);
    expect((await again(deviceOf(changed))).status).toBe(200);
  });

  it('is known for a year, over a restart', async () => {
    let now = NOW;
    const options = { dataDir: await temporaryFolder(), clock: () => now };
    const before = await server(options);
    const device = await deviceFrom(before);
    await before.close();
    const api = await server(options);
    await Promise.all(Array.from({ length: 6 }, () => signIn(api, '198.51.100.1')));
    now = subMilliseconds(addDays(NOW, 365), 1);
    expect((await signIn(api, '198.51.100.1', PASSWORD, device)).status).toBe(200);
    await Promise.all(Array.from({ length: 6 }, () => signIn(api, '198.51.100.1')));
    now = addDays(NOW, 365);
    expect((await signIn(api, '198.51.100.1', PASSWORD, device)).status).toBe(429);
  });
});

describe('the device cookie', () => {
  it('is hidden from scripts and other sites, and bound to host and https', async () => {
    const attributes = (answer: Answer) => answer.headers.getSetCookie()[1];
    const plain = await server();
    expect(attributes(await signIn(plain, '203.0.113.9', PASSWORD))).toMatch(
      /^device=[\w-]{22}\.\d{10}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const publicUrl = 'https://bluebonnet.example';
    const secure = await server({ publicUrl });
    const answer = await signIn(secure, '203.0.113.9', PASSWORD);
    expect(attributes(answer)).toMatch(/^__Host-device=.*; Path=\/; .*; Secure$/);
  });

  it('is no session', async () => {
    const api = await server();
    const device = await deviceFrom(api);
    for (const Cookie of [device, device.replace('device', 'session')]) {
      expect((await api.send('GET /api/bookings', { headers: { Cookie } })).status).toBe(401);
    }
  });

  it('counts for nothing when it is forged, changed or of another installation', async () => {
    const api = await server();
    // With a password of its own, because tests share the hash of one.
    const other = await server({ ownerPassword: OTHER_PASSWORD });
    const device = await deviceFrom(api);
    const [nonce, expires, signature] = device.replace('device=', '').split('.');
    await Promise.all(Array.from({ length: 6 }, () => signIn(api, '198.51.100.1')));
    for (const forged of [
      deviceOf(await signIn(other, '203.0.113.9', OTHER_PASSWORD)),
      `device=${nonce}.${Number(expires) + 1}.${signature}`,
      `device=${'A'.repeat(22)}.${expires}.${signature}`,
      `device=${nonce}.${expires}.${'A'.repeat(43)}`,
      `device=${nonce}.${expires}`,
      'device=',
      'device=__proto__',
    ]) {
      expect((await signIn(api, '198.51.100.1', PASSWORD, forged)).status, forged).toBe(429);
    }
    expect((await signIn(api, '198.51.100.1', PASSWORD, device)).status).toBe(200);
  });

  it('is not set by a wrong password', async () => {
    const api = await server();
    expect((await signIn(api, '203.0.113.9')).headers.getSetCookie()).toEqual([]);
  });
});
