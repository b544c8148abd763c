import { addDays } from 'date-fns/addDays';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { describe, expect, it } from 'vitest';
import { apiForTest, cookieOf, fieldErrors, NOW, PASSWORD } from '#api/testing/api-test.ts';

const signIn = 'POST /api/session';
const lists = 'GET /api/contact-requests';

describe('POST /api/session', () => {
  it('sets a cookie that scripts and other sites cannot read', async () => {
    const api = await apiForTest({ ownerPassword: PASSWORD });
    const answer = await api.send(signIn, {
      body: { password: PASSWORD },
      headers: { Origin: api.origin },
    });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ signedIn: true, passwordSet: true });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(answer.headers.get('Cache-Control')).toBe('no-store');

    const Cookie = cookieOf(answer);
    const who = await api.send('GET /api/session', { headers: { Cookie } });
    expect(who.json).toEqual({ signedIn: true, passwordSet: true });
    expect((await api.send(lists, { headers: { Cookie } })).status).toBe(200);
  });

  it('binds the cookie to host and https when visitors use https', async () => {
    const publicUrl = 'https://bluebonnet.example';
    const api = await apiForTest({ ownerPassword: PASSWORD, publicUrl });
    const answer = await api.send(signIn, {
      body: { password: PASSWORD },
      headers: { Origin: publicUrl },
    });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=.*; Path=\/;.*; Secure$/);
    expect((await api.send(lists, { headers: { Cookie: cookieOf(answer) } })).status).toBe(200);
  });

  it('distinguishes a wrong password from a missing one', async () => {
    const api = await apiForTest({ ownerPassword: PASSWORD });
    const headers = { Origin: api.origin };
    const wrong = await api.send(signIn, { body: { password: 'no' }, headers });
    expect(wrong.json.code).toBe('wrong_password');
    const missing = await api.send(signIn, { body: {}, headers });
    expect(fieldErrors(missing)).toEqual({ password: 'Password is required' });
  });

  it('refuses every password before one is set', async () => {
    const api = await apiForTest();
    expect((await api.send('GET /api/session')).json).toEqual({
      signedIn: false,
      passwordSet: false,
    });
    const answer = await api.send(signIn, {
      body: { password: PASSWORD },
      headers: { Origin: api.origin },
    });
    expect(answer.json.code).toBe('wrong_password');
  });
});

describe('the origin of POST /api/session', () => {
  it.each([
    ['a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
    [
      'another origin that claims to be the same site',
      { Origin: 'https://jane.example', 'Sec-Fetch-Site': 'same-origin' },
    ],
  ])('may not be %s', async (_what, headers) => {
    const api = await apiForTest({ ownerPassword: PASSWORD });
    const answer = await api.send(signIn, { body: { password: PASSWORD }, headers });
    expect(answer).toMatchObject({ status: 403, json: { code: 'forbidden_origin' } });
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it('may be missing when the browser says same-origin', async () => {
    const api = await apiForTest({ ownerPassword: PASSWORD });
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    expect((await api.send(signIn, { body: { password: PASSWORD }, headers })).status).toBe(200);
  });
});

describe('DELETE /api/session', () => {
  it('ends the session on the server, not only in the browser', async () => {
    const api = await apiForTest({ ownerPassword: PASSWORD });
    const headers = { Cookie: await api.signIn(), Origin: api.origin };
    const answer = await api.send('DELETE /api/session', { headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Set-Cookie')).toMatch(/^session=; Max-Age=0; Path=\/;/);
    expect((await api.send(lists, { headers })).status).toBe(401);
    expect((await api.send('GET /api/session', { headers })).json).toMatchObject({
      signedIn: false,
    });
  });

  it('leaves the sessions of other browsers open', async () => {
    const api = await apiForTest({ ownerPassword: PASSWORD });
    const [phone, laptop] = [await api.signIn(), await api.signIn()];
    await api.send('DELETE /api/session', { headers: { Cookie: phone, Origin: api.origin } });
    expect((await api.send(lists, { headers: { Cookie: laptop } })).status).toBe(200);
  });

  it('succeeds without a session', async () => {
    const api = await apiForTest();
    const headers = { Origin: api.origin };
    expect((await api.send('DELETE /api/session', { headers })).status).toBe(204);
  });
});

describe('signing in with the cookie of a session', () => {
  it('ends that session and no other', async () => {
    const api = await apiForTest({ ownerPassword: PASSWORD });
    const [phone, before] = [await api.signIn(), await api.signIn()];
    const answer = await api.send(signIn, {
      body: { password: PASSWORD },
      headers: { Origin: api.origin, Cookie: before },
    });
    const statusWith = async (Cookie: string) =>
      (await api.send(lists, { headers: { Cookie } })).status;
    expect(await statusWith(before)).toBe(401);
    expect(await statusWith(cookieOf(answer))).toBe(200);
    expect(await statusWith(phone)).toBe(200);
  });

  it('keeps it when the password is wrong', async () => {
    const api = await apiForTest({ ownerPassword: PASSWORD });
    const headers = { Origin: api.origin, Cookie: await api.signIn() };
    await api.send(signIn, { body: { password: 'wrong' }, headers });
    expect((await api.send(lists, { headers })).status).toBe(200);
  });
});

describe('a session', () => {
  async function signedIn() {
    let now = NOW;
    const api = await apiForTest({ ownerPassword: PASSWORD, clock: () => now });
    const headers = { Cookie: await api.signIn() };
    /** The status of a call so many days after signing in, and one millisecond earlier. */
    const statusAfter = async (days: number, { before = 0 } = {}) => {
      now = subMilliseconds(addDays(NOW, days), before);
      return (await api.send(lists, { headers })).status;
    };
    /** Calls so many days after signing in, and waits until the use is stored. */
    const use = async (days: number, moment: { before?: number } = {}) => {
      expect(await statusAfter(days, moment)).toBe(200);
      const lastUse = async () =>
        (await api.send('GET /api/sessions', { headers })).json.data[0]?.['lastUsedAt'];
      await expect.poll(lastUse).toBe(now.toISOString());
    };
    return { statusAfter, use };
  }

  it('ends after 14 days without use', async () => {
    const never = await signedIn();
    expect(await never.statusAfter(14)).toBe(401);
    const used = await signedIn();
    await used.use(14, { before: 1 });
    expect(await used.statusAfter(28, { before: 2 })).toBe(200);
    const stopped = await signedIn();
    await stopped.use(10);
    expect(await stopped.statusAfter(24)).toBe(401);
  });

  it('ends after 30 days, however much it is used', async () => {
    const api = await signedIn();
    for (const days of [10, 20, 29]) await api.use(days);
    expect(await api.statusAfter(30, { before: 1 })).toBe(200);
    expect(await api.statusAfter(30)).toBe(401);
  });
});
