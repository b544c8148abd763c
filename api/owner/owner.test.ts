import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { apiForTest, cookieOf, fieldErrors, PASSWORD } from '#api/testing/api-test.ts';
import { startApi } from '#api/testing/start-api.ts';

const call = 'POST /api/owner';

describe('POST /api/owner', () => {
  it('sets the first password with the token of the set-up link and signs in', async () => {
    const api = await apiForTest();
    const answer = await api.send(call, {
      body: { setupToken: api.setupToken, password: PASSWORD },
      headers: { Origin: api.origin },
    });
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({ signedIn: true, passwordSet: true });
    const headers = { Cookie: cookieOf(answer) };
    expect((await api.send('GET /api/bookings', { headers })).status).toBe(200);
    expect(await api.signIn(PASSWORD)).toMatch(/^session=/);
  });

  it('works once, also with concurrent calls', async () => {
    const api = await apiForTest();
    const set = (password: string) =>
      api.send(call, {
        body: { setupToken: api.setupToken, password },
        headers: { Origin: api.origin },
      });
    const both = await Promise.all([set('first password'), set('second password')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 403]);
    expect((await set('third password')).json.code).toBe('wrong_setup_token');
  });

  it('refuses a wrong token', async () => {
    const api = await apiForTest();
    const answer = await api.send(call, {
      body: { setupToken: `${api.setupToken}x`, password: PASSWORD },
      headers: { Origin: api.origin },
    });
    expect(answer.status).toBe(403);
    expect(answer.json.code).toBe('wrong_setup_token');
    expect((await api.send('GET /api/session')).json).toMatchObject({ passwordSet: false });
  });

  it.each([
    [{ setupToken: 'TOKEN', password: '123456789' }, { password: 'At least 10 characters' }],
    [{ setupToken: 'TOKEN', password: 'x'.repeat(201) }, { password: 'At most 200 characters' }],
    [{}, { setupToken: 'Setup link is incomplete', password: 'Password is required' }],
  ])('refuses %o and keeps the token usable', async (body, errors) => {
    const api = await apiForTest();
    const headers = { Origin: api.origin };
    const setupToken = api.setupToken;
    const sent = 'setupToken' in body ? { ...body, setupToken } : body;
    const answer = await api.send(call, { body: sent, headers });
    expect(fieldErrors(answer)).toEqual(errors);
    const retry = await api.send(call, { body: { setupToken, password: PASSWORD }, headers });
    expect(retry.status).toBe(201);
  });

  it('is closed when OWNER_PASSWORD sets the password', async () => {
    const api = await apiForTest({ ownerPassword: PASSWORD });
    expect(api.setupToken).toBeUndefined();
    for (const setupToken of ['', 'undefined']) {
      const answer = await api.send(call, {
        body: { setupToken, password: PASSWORD },
        headers: { Origin: api.origin },
      });
      expect(answer.json.code).toBe('wrong_setup_token');
    }
  });
});

describe('the password at start', () => {
  it('survives a restart without another set-up link', async () => {
    const dataDir = await temporaryFolder();
    await (await startApi({ dataDir, ownerPassword: PASSWORD })).close();
    const api = await apiForTest({ dataDir });
    expect(api.setupToken).toBeUndefined();
    expect(await api.signIn(PASSWORD)).toMatch(/^session=/);
  });

  it('is replaced by another OWNER_PASSWORD', async () => {
    const dataDir = await temporaryFolder();
    await (await startApi({ dataDir, ownerPassword: PASSWORD })).close();
    const api = await apiForTest({ dataDir, ownerPassword: 'another password' });
    expect(await api.signIn('another password')).toMatch(/^session=/);
    expect(await api.signIn(PASSWORD)).toBe('');
  });
});
