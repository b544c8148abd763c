import { describe, expect, it } from 'vitest';
import { apiForTest, cookieOf, fieldErrors, NOW, PASSWORD } from '#api/testing/api-test.ts';

const HOUR = 3_600_000;
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

async function twoDevices() {
  let now = NOW;
  const api = await apiForTest({ ownerPassword: PASSWORD, clock: () => now });
  const from = async (userAgent: string) => {
    const headers = { Origin: api.origin, 'User-Agent': userAgent };
    const answer = await api.send('POST /api/session', { body: { password: PASSWORD }, headers });
    return { Cookie: cookieOf(answer), Origin: api.origin };
  };
  const phone = await from(iPhone);
  const desk = await from('nothing that is known');
  const list = async (headers: Record<string, string>) =>
    (await api.send('GET /api/sessions', { headers })).json.data;
  const later = (hours: number) => {
    now = new Date(now.getTime() + hours * HOUR);
  };
  return { ...api, phone, desk, list, later };
}

describe('GET /api/sessions', () => {
  it('lists where the owner is signed in, the newest first, and says which one asks', async () => {
    const api = await twoDevices();
    const [desk, phone] = await api.list(api.phone);
    expect(desk).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      createdAt: NOW.toISOString(),
      lastUsedAt: NOW.toISOString(),
      current: false,
    });
    expect(phone).toMatchObject({ device: 'Safari on an iPhone', current: true });
    expect((await api.list(api.desk)).map(({ current }) => current)).toEqual([true, false]);
  });

  it('tells the last use to the hour', async () => {
    const api = await twoDevices();
    api.later(0.9);
    await api.list(api.phone);
    expect((await api.list(api.desk))[1]).toMatchObject({ lastUsedAt: NOW.toISOString() });
    api.later(0.1);
    await api.list(api.phone);
    await expect
      .poll(async () => (await api.list(api.desk))[1]?.['lastUsedAt'])
      .toBe(new Date(NOW.getTime() + HOUR).toISOString());
  });
});

describe('DELETE /api/sessions', () => {
  it('ends one that is named, and no other', async () => {
    const api = await twoDevices();
    const [desk] = await api.list(api.phone);
    const answer = await api.send(`DELETE /api/sessions/${String(desk?.['id'])}`, {
      headers: api.phone,
    });
    expect(answer.status).toBe(204);
    expect((await api.send('GET /api/sessions', { headers: api.desk })).status).toBe(401);
    expect(await api.list(api.phone)).toHaveLength(1);
  });

  it('ends the one that asks, too', async () => {
    const api = await twoDevices();
    const own = (await api.list(api.phone)).find(({ current }) => current);
    const answer = await api.send(`DELETE /api/sessions/${String(own?.['id'])}`, {
      headers: api.phone,
    });
    expect(answer.headers.get('Set-Cookie')).toMatch(/^session=; Max-Age=0/);
    expect((await api.send('GET /api/sessions', { headers: api.phone })).status).toBe(401);
  });

  it('ends all others at once', async () => {
    const api = await twoDevices();
    expect((await api.send('DELETE /api/sessions', { headers: api.phone })).status).toBe(204);
    expect((await api.send('GET /api/sessions', { headers: api.desk })).status).toBe(401);
    expect(await api.list(api.phone)).toHaveLength(1);
  });

  it('knows no session of another name, the hash of its token included', async () => {
    const api = await twoDevices();
    for (const id of ['x', 'a'.repeat(64), '%00', '..%2F']) {
      const answer = await api.send(`DELETE /api/sessions/${id}`, { headers: api.phone });
      expect(answer.json.code).toBe('not_found');
    }
    expect(await api.list(api.phone)).toHaveLength(2);
  });
});

describe('PUT /api/owner/password', () => {
  const call = 'PUT /api/owner/password';
  const changed = { current: PASSWORD, password: 'bluebonnets by the road' };

  it('sets it, keeps the session that asks and ends all others', async () => {
    const api = await twoDevices();
    const answer = await api.send(call, { body: changed, headers: api.phone });
    expect(answer.status).toBe(204);
    expect(await api.list(api.phone)).toHaveLength(1);
    expect((await api.send('GET /api/sessions', { headers: api.desk })).status).toBe(401);
    expect(await api.signIn(PASSWORD)).toBe('');
    expect(await api.signIn(changed.password)).not.toBe('');
  });

  it('asks for the present one, and slows down whoever guesses it', async () => {
    const api = await twoDevices();
    const guess = () =>
      api.send(call, { body: { ...changed, current: 'no idea' }, headers: api.phone });
    expect((await guess()).json.code).toBe('wrong_password');
    for (let tries = 1; tries < 5; tries += 1) await guess();
    expect((await guess()).status).toBe(429);
    expect(await api.list(api.desk)).toHaveLength(2);
  });

  it('takes 10 to 200 characters', async () => {
    const api = await twoDevices();
    const wrong = async (body: object) =>
      fieldErrors(await api.send(call, { body, headers: api.phone }));
    expect(await wrong({ ...changed, password: 'x'.repeat(9) })).toEqual({
      password: 'At least 10 characters',
    });
    expect(await wrong({ ...changed, password: 'x'.repeat(201) })).toEqual({
      password: 'At most 200 characters',
    });
    expect(await wrong({})).toEqual({
      current: 'Your password is required',
      password: 'Password is required',
    });
  });
});
