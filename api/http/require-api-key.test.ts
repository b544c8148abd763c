import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { addMinutes } from 'date-fns/addMinutes';
import { describe, expect, it } from 'vitest';
import { NOW } from '#api/testing/api-test.ts';
import { expectProblem } from '#api/testing/expect-problem.ts';
import { ownerWithKeys } from '#api/testing/owner-with-keys.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';

const list = 'GET /api/bookings';
const wrong = `ik_${'a'.repeat(43)}`;

describe('a program with an API key', () => {
  it('reads by the scope read', async () => {
    const api = await ownerWithKeys();
    const { id } = await api.book();
    const { key } = await api.makeKey(['read']);
    const { json } = await api.asProgram(key, list);
    expect(json.data.map((booking) => booking['id'])).toEqual([id]);
  });

  it('books, moves and cancels by the scope book, and history says who did', async () => {
    const api = await ownerWithKeys();
    const { key } = await api.makeKey(['book'], 'n8n');
    const send = (call: string, body: object) => api.asProgram(key, call, { body });
    const { status, json } = await send('POST /api/bookings', bookingBody());
    expect(status).toBe(201);
    const path = `/api/bookings/${json.id}`;
    const moved = await send(`POST ${path}/move`, {
      revision: 1,
      date: '2026-12-01',
      time: '08:00',
    });
    expect(moved.status).toBe(200);
    await send(`PATCH ${path}`, { revision: 2, action: 'cancel' });
    const by = 'n8n (API key)';
    expect((await api.call(`GET ${path}`)).json).toMatchObject({
      status: 'cancelled',
      history: [
        { what: 'entered', by },
        { what: 'moved', by },
        { what: 'cancelled', by },
      ],
    });
  });

  it('repeats a call with its idempotency key', async () => {
    const api = await ownerWithKeys();
    const { key } = await api.makeKey(['book']);
    const book = (body: object) =>
      api.asProgram(key, 'POST /api/bookings', { body, headers: { 'Idempotency-Key': 'once' } });
    const first = await book(bookingBody());
    expect((await book(bookingBody())).json.id).toBe(first.json.id);
    expect((await book(bookingBody({ name: 'Other' }))).json.code).toBe('idempotency_key_reused');
  });

  it('is shown with its last use, to the hour', async () => {
    let now = NOW;
    const api = await ownerWithKeys({ clock: () => now });
    const { key } = await api.makeKey(['read']);
    const lastUse = async () => (await api.call('GET /api/api-keys')).json.data[0]?.['lastUsedAt'];
    expect(await lastUse()).toBeUndefined();
    await api.asProgram(key, list);
    await expect.poll(lastUse).toBe(NOW.toISOString());
    now = addMinutes(NOW, 61);
    await api.asProgram(key, list);
    await expect.poll(lastUse).toBe(now.toISOString());
  });
});

describe('refused is an API key', () => {
  it('that is wrong, revoked or not whole', async () => {
    const api = await ownerWithKeys();
    const { key, id } = await api.makeKey(['read', 'book']);
    const other = key.endsWith('A') ? 'B' : 'A';
    const attempts = [wrong, key.slice(0, -1), key.slice(0, -1) + other, `${key}A`, 'ik_'];
    await api.call(`DELETE /api/api-keys/${id}`);
    for (const attempt of [...attempts, key]) {
      const answer = await api.asProgram(attempt, list);
      expectProblem(answer, attempt);
      expect(answer.json, attempt).toMatchObject({ status: 401, code: 'invalid_api_key' });
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer realm="api"');
    }
  });

  it('in the address, also beside one in the header', async () => {
    const api = await ownerWithKeys();
    const { key } = await api.makeKey(['read']);
    for (const query of [`api_key=${key}`, `access_token=${key}`, key, `search=a&x=${key}`]) {
      for (const Authorization of [undefined, `Bearer ${key}`]) {
        const headers = { Authorization, Cookie: api.headers.Cookie };
        const answer = await api.send(`${list}?${query}`, { headers });
        expectProblem(answer, query);
        expect(answer.json).toMatchObject({ status: 401, code: 'invalid_api_key' });
        expect(answer.json.detail).toContain('Revoke this key');
      }
    }
  });

  it('in a cookie, and by another scheme', async () => {
    const api = await ownerWithKeys();
    const { key } = await api.makeKey(['read']);
    const basic = Buffer.from(`${key}:`).toString('base64');
    for (const headers of [
      { Cookie: `session=${key}` },
      { Cookie: `api_key=${key}` },
      { Authorization: `Basic ${basic}` },
      { Authorization: key },
      { 'X-Api-Key': key },
    ]) {
      expect((await api.send(list, { headers })).json.code).toBe('not_signed_in');
    }
  });

  it('from a page in a browser', async () => {
    const api = await ownerWithKeys();
    const { key } = await api.makeKey(['read']);
    for (const headers of [
      { Origin: 'https://jane.example' },
      { Origin: 'null' },
      { Origin: api.origin },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-origin' },
    ]) {
      const answer = await api.asProgram(key, list, { headers: headers as Record<string, string> });
      expectProblem(answer, JSON.stringify(headers));
      expect(answer.json).toMatchObject({ status: 403, code: 'forbidden_origin' });
    }
  });

  it('in one of two headers', async () => {
    const api = await ownerWithKeys();
    const { key } = await api.makeKey(['read']);
    for (const Authorization of [
      [`Bearer ${key}`, `Bearer ${key}`],
      [`Bearer ${wrong}`, `Bearer ${key}`],
      ['Basic YTpi', `Bearer ${key}`],
    ]) {
      const call = request(`${api.url}/api/bookings`, { headers: { Authorization } });
      const [answer] = (await once(call.end(), 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBe(401);
      expect(JSON.parse(await text(answer))).toMatchObject({ code: 'invalid_api_key' });
    }
  });

  it('where a call takes none', async () => {
    const api = await ownerWithKeys();
    const { key } = await api.makeKey(['read', 'book']);
    for (const headers of [{}, api.headers]) {
      const answer = await api.asProgram(key, 'GET /api/api-keys', { headers });
      expectProblem(answer, 'a key on an owner’s route');
      expect(answer.json).toMatchObject({ status: 403, code: 'api_key_not_accepted' });
    }
  });

  it('over its limit, wherever it calls from, while another one is not', async () => {
    const api = await ownerWithKeys({ rateLimit: true, trustProxy: 1 });
    const [busy, calm] = [await api.makeKey(['read']), await api.makeKey(['read'])];
    const from = (key: string, n: number) =>
      api.asProgram(key, 'GET /api/bookings?limit=1', {
        headers: { 'X-Forwarded-For': `203.0.${n}.1` },
      });
    const answers = await Promise.all(Array.from({ length: 121 }, (_, n) => from(busy.key, n)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ json }) => json.code)).toEqual(['rate_limited']);
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await from(calm.key, 1)).status).toBe(200);
  });

  it('that is guessed: twenty times from an address, a right one beside them is let in', async () => {
    const api = await ownerWithKeys({ rateLimit: true, trustProxy: 1 });
    const { key } = await api.makeKey(['read']);
    const from = (sent: string, address: string) =>
      api.asProgram(sent, list, { headers: { 'X-Forwarded-For': address } });
    const codes = async (count: number, address: string) => {
      const tries = Array.from({ length: count }, () => from(wrong, address));
      return (await Promise.all(tries)).map(({ json }) => json.code);
    };
    expect(new Set(await codes(20, '203.0.113.1'))).toEqual(new Set(['invalid_api_key']));
    expect(new Set(await codes(5, '203.0.113.1'))).toEqual(new Set(['rate_limited']));
    expect(await codes(1, '198.51.100.1')).toEqual(['invalid_api_key']);
    expect((await from(key, '203.0.113.1')).status).toBe(200);
  });
});

it('no API key is logged, wherever it was sent', async () => {
  const lines: string[] = [];
  const api = await ownerWithKeys({ rateLimit: true, onLog: (line) => lines.push(line) });
  const { key, id } = await api.makeKey(['read', 'book'], 'Secret Zap');
  await api.asProgram(key, list);
  await api.asProgram(key, `${list}?api_key=${key}`);
  await api.asProgram(key, 'POST /api/bookings', { body: '{' });
  await api.asProgram(key, `GET /api/bookings/${key}`);
  await api.asProgram(key, 'GET /api/api-keys');
  await api.asProgram(key, list, { headers: { Origin: 'https://jane.example' } });
  await api.send(list, { headers: { Cookie: `session=${key}` } });
  await api.call(`DELETE /api/api-keys/${id}`);
  await api.asProgram(key, list);
  expect(lines.length).toBeGreaterThan(8);
  const log = lines.join('\n');
  for (const secret of [key, key.slice(3), key.slice(0, 9), 'Secret Zap']) {
    expect(log).not.toContain(secret);
  }
});
