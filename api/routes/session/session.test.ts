import { describe, expect, it } from 'vitest';
import { apiForTest, cookieOf, fieldErrors, NOW, PASSWORD } from '#api/testing/api-test.ts';

const signIn = 'POST /api/session';
const lists = 'GET /api/contact-requests';

describe('POST /api/session', () => {
  it('signs in with a cookie that scripts and other sites never see', async () => {
    const api = await apiForTest({ ownerPassword: PASSWORD });
    const answer = await api.send(signIn, {
      body: { password: PASSWORD },
      headers: { Origin: api.origin },
    });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ signedIn: true, passwordSet: true });
    expect(answer.headers.get('Set-Cookie')).toMatch(
      /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(answer.headers.get('Cache-Control')).toBe('no-store');

    const Cookie = cookieOf(answer);
    const who = await api.send('GET /api/session', { headers: { Cookie } });
    expect(who.json).toEqual({ signedIn: true, passwordSet: true });
    expect((await api.send(lists, { headers: { Cookie } })).status).toBe(200);
  });

  it('binds the cookie to the host and to https where visitors come by https', async () => {
    const publicUrl = 'https://bluebonnet.example';
    const api = await apiForTest({ ownerPassword: PASSWORD, publicUrl });
    const answer = await api.send(signIn, {
      body: { password: PASSWORD },
      headers: { Origin: publicUrl },
    });
    expect(answer.headers.get('Set-Cookie')).toMatch(/^__Host-session=.*; Path=\/;.*; Secure$/);
    expect((await api.send(lists, { headers: { Cookie: cookieOf(answer) } })).status).toBe(200);
  });

  it.each([['a wrong password'], [''], ['x'.repeat(201)]])('refuses "%s"', async (password) => {
    const api = await apiForTest({ ownerPassword: PASSWORD });
    const answer = await api.send(signIn, { body: { password }, headers: { Origin: api.origin } });
    expect([401, 422]).toContain(answer.status);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it('tells a wrong password from a missing one', async () => {
    const api = await apiForTest({ ownerPassword: PASSWORD });
    const headers = { Origin: api.origin };
    const wrong = await api.send(signIn, { body: { password: 'no' }, headers });
    expect(wrong.json.code).toBe('wrong_password');
    const missing = await api.send(signIn, { body: {}, headers });
    expect(fieldErrors(missing)).toEqual({ password: 'Password is required' });
  });

  it('refuses everything before a password is set', async () => {
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

describe('the origin of unsafe owner calls', () => {
  const calls = [
    ['POST /api/session', { password: PASSWORD }],
    ['DELETE /api/session', undefined],
    ['POST /api/owner', { setupToken: 'x', password: PASSWORD }],
  ] as const;
  const cases = calls.flatMap(([call, body]) => [
    { call, body, what: 'another origin', headers: { Origin: 'https://jane.example' } },
    {
      call,
      body,
      what: 'an origin that begins like ours',
      headers: { Origin: 'OWN.evil.example' },
    },
    { call, body, what: 'an opaque origin', headers: { Origin: 'null' } },
    { call, body, what: 'no sign of where it comes from', headers: {} },
    { call, body, what: 'a sibling site', headers: { 'Sec-Fetch-Site': 'same-site' } },
    {
      call,
      body,
      what: 'another origin that claims to be the same site',
      headers: { Origin: 'https://jane.example', 'Sec-Fetch-Site': 'same-origin' },
    },
  ]);

  it.each(cases)('$call refuses $what', async ({ call, body, headers }) => {
    const api = await apiForTest({ ownerPassword: PASSWORD });
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('OWN', api.origin)]),
    );
    const answer = await api.send(call, { body, headers: sent });
    expect(answer.status).toBe(403);
    expect(answer.json.code).toBe('forbidden_origin');
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it('accepts a browser that leaves Origin out but says same-origin', async () => {
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
    const [phone, desk] = [await api.signIn(), await api.signIn()];
    await api.send('DELETE /api/session', { headers: { Cookie: phone, Origin: api.origin } });
    expect((await api.send(lists, { headers: { Cookie: desk } })).status).toBe(200);
  });

  it('is content with nobody being signed in', async () => {
    const api = await apiForTest();
    const headers = { Origin: api.origin };
    expect((await api.send('DELETE /api/session', { headers })).status).toBe(204);
  });
});

describe('calls for the owner only', () => {
  it.each([['GET /api/contact-requests'], ['GET /api/bookings']])(
    '%s refuses whoever is not signed in',
    async (call) => {
      let now = NOW;
      const api = await apiForTest({ ownerPassword: PASSWORD, clock: () => now });
      const Cookie = await api.signIn();
      const forged = Cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
      const hash = `session=${'a'.repeat(64)}`;

      for (const cookie of [undefined, 'session=', 'session=undefined', forged, hash]) {
        const answer = await api.send(call, { headers: { Cookie: cookie } });
        expect(answer.status).toBe(401);
        expect(answer.json.code).toBe('not_signed_in');
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
      }

      const days = 86_400_000;
      now = new Date(NOW.getTime() + 30 * days - 1);
      expect((await api.send(call, { headers: { Cookie } })).status).toBe(200);
      now = new Date(NOW.getTime() + 30 * days);
      expect((await api.send(call, { headers: { Cookie } })).status).toBe(401);
    },
  );
});
