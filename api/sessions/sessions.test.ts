import { describe, expect, it } from 'vitest';
import { refusingDisk } from '#api/store/testing/refusing-disk.ts';
import { apiForTest, cookieOf, fieldErrors, NOW, PASSWORD } from '#api/testing/api-test.ts';
import { sessionLifetime } from '#domain/owner/session-lifetime.ts';

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
  const laptop = await from('nothing that is known');
  const list = async (headers: Record<string, string>) =>
    (await api.send('GET /api/sessions', { headers })).json.data;
  const statusWith = async (headers: Record<string, string>) =>
    (await api.send('GET /api/sessions', { headers })).status;
  const later = (hours: number) => {
    now = new Date(now.getTime() + hours * HOUR);
  };
  return { ...api, phone, laptop, list, statusWith, later };
}

describe('GET /api/sessions', () => {
  it('lists the owner’s sessions, newest first, and marks the current one', async () => {
    const api = await twoDevices();
    const [laptop, phone] = await api.list(api.phone);
    expect(laptop).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      createdAt: NOW.toISOString(),
      lastUsedAt: NOW.toISOString(),
      notified: false,
      current: false,
    });
    expect(phone).toMatchObject({ device: 'Safari on an iPhone', current: true });
    expect((await api.list(api.laptop)).map(({ current }) => current)).toEqual([true, false]);
  });

  it('has the last use to the hour', async () => {
    const api = await twoDevices();
    api.later(0.9);
    const phone = async () =>
      (await api.list(api.laptop)).find(({ device }) => device === 'Safari on an iPhone');
    await api.list(api.phone);
    // Sessions are written in turn, so a last use would be stored before the new session.
    await api.signIn();
    expect(await phone()).toMatchObject({ lastUsedAt: NOW.toISOString() });
    api.later(0.1);
    await api.list(api.phone);
    await expect
      .poll(async () => (await phone())?.['lastUsedAt'])
      .toBe(new Date(NOW.getTime() + HOUR).toISOString());
  });

  it('answers, and logs why, when the last use cannot be stored', async () => {
    let [now, code]: [Date, string | undefined] = [NOW, undefined];
    const lines: string[] = [];
    const api = await apiForTest({
      ownerPassword: PASSWORD,
      clock: () => now,
      disk: refusingDisk(() => code),
      onLog: (line) => lines.push(line),
    });
    const headers = { Cookie: await api.signIn() };
    [now, code] = [new Date(NOW.getTime() + HOUR), 'ENOSPC'];
    const answer = await api.send('GET /api/sessions', { headers });
    expect(answer.status).toBe(200);
    await expect
      .poll(() => lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40))
      .toMatchObject([
        { requestId: answer.headers.get('X-Request-Id'), err: { type: 'StoreWriteError' } },
      ]);
  });
});

describe('DELETE /api/sessions', () => {
  it('ends the given session only', async () => {
    const api = await twoDevices();
    const [laptop] = await api.list(api.phone);
    const answer = await api.send(`DELETE /api/sessions/${String(laptop?.['id'])}`, {
      headers: api.phone,
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect((await api.send('GET /api/sessions', { headers: api.laptop })).status).toBe(401);
    expect(await api.list(api.phone)).toHaveLength(1);
  });

  it('can end the current session', async () => {
    const api = await twoDevices();
    const own = (await api.list(api.phone)).find(({ current }) => current);
    const answer = await api.send(`DELETE /api/sessions/${String(own?.['id'])}`, {
      headers: api.phone,
    });
    expect(answer.headers.get('Set-Cookie')).toMatch(/^session=; Max-Age=0/);
    expect((await api.send('GET /api/sessions', { headers: api.phone })).status).toBe(401);
  });

  it('ends all other sessions, and a copy of its own cookie', async () => {
    const api = await twoDevices();
    const [, before] = await api.list(api.phone);
    api.later(24);
    const answer = await api.send('DELETE /api/sessions', { headers: api.phone });
    expect(answer.status).toBe(200);
    expect(await api.statusWith(api.laptop)).toBe(401);
    expect(await api.statusWith(api.phone)).toBe(401);
    expect(await api.list({ Cookie: cookieOf(answer) })).toMatchObject([{ id: before?.['id'] }]);
    const left = (sessionLifetime.days - 1) * 86_400;
    expect(answer.headers.get('Set-Cookie')).toContain(`Max-Age=${left};`);
  });

  it('answers 404 for an unknown id, also for the hash of a token', async () => {
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

  it('ends all sessions but the current one, which gets a new cookie', async () => {
    const api = await twoDevices();
    const [, before] = await api.list(api.phone);
    const answer = await api.send(call, { body: changed, headers: api.phone });
    expect(answer.status).toBe(200);
    expect(await api.statusWith(api.laptop)).toBe(401);
    expect(await api.statusWith(api.phone)).toBe(401);
    expect(await api.list({ Cookie: cookieOf(answer) })).toMatchObject([{ id: before?.['id'] }]);
    expect(await api.signIn(PASSWORD)).toBe('');
    expect(await api.signIn(changed.password)).not.toBe('');
  });

  it('needs the current password and limits guesses', async () => {
    const api = await twoDevices();
    const guess = () =>
      api.send(call, { body: { ...changed, current: 'no idea' }, headers: api.phone });
    expect((await guess()).json.code).toBe('wrong_password');
    for (let tries = 1; tries < 5; tries += 1) await guess();
    expect((await guess()).status).toBe(429);
    expect(await api.list(api.laptop)).toHaveLength(2);
  });

  it('accepts 10 to 200 characters', async () => {
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
