import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { apiForTest, fieldErrors, PASSWORD } from '#api/testing/api-test.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import { startApi } from '#api/testing/start-api.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { weaknessOf } from './weakness-of.ts';

describe('a weak password', () => {
  const reason = 'This is a frequently used password. Add more words that are less common.';
  const weak = '1234567890';

  it('is refused as the first one, and leaves the set-up link valid', async () => {
    const api = await apiForTest();
    const { setupToken, origin } = api;
    const set = (password: string) =>
      api.send('POST /api/owner', { body: { setupToken, password }, headers: { Origin: origin } });
    const refused = await set(weak);
    expect(refused.status).toBe(422);
    expect(fieldErrors(refused)).toEqual({ password: reason });
    expect((await set(PASSWORD)).status).toBe(201);
  });

  it('is refused as a new one, and changes nothing', async () => {
    const api = await apiForTest({ ownerPassword: PASSWORD });
    const [other, Cookie] = [await api.signIn(), await api.signIn()];
    const answer = await api.send('PUT /api/owner/password', {
      body: { current: PASSWORD, password: weak },
      headers: { Origin: api.origin, Cookie },
    });
    expect(answer.status).toBe(422);
    expect(fieldErrors(answer)).toEqual({ password: reason });
    expect(await api.signIn(PASSWORD)).not.toBe('');
    expect((await api.send('GET /api/sessions', { headers: { Cookie: other } })).status).toBe(200);
  });

  it('is one made of the words of the business, as they are now', async () => {
    const { call } = await signedInOwner();
    const password = 'Quixotree-Zanderbyl';
    const change = () => call('PUT /api/owner/password', { current: PASSWORD, password });
    const { json: profile } = await call('GET /api/business/profile');
    await call('PUT /api/business/profile', { ...profile, name: 'Quixotree Zanderbyl' });
    expect(fieldErrors(await change())['password']).toContain('Your business’s name');
    await call('PUT /api/business/profile', { ...profile, revision: 2, name: 'Peachtree' });
    expect((await change()).status).toBe(200);
  });

  it('is not judged for whoever has neither link nor password', async () => {
    const api = await apiForTest({ ownerPassword: PASSWORD });
    const setUp = await api.send('POST /api/owner', {
      body: { setupToken: 'guessed', password: weak },
      headers: { Origin: api.origin },
    });
    expect(setUp.json.code).toBe('wrong_setup_token');
    const change = await api.send('PUT /api/owner/password', {
      body: { current: 'guessed', password: weak },
      headers: { Origin: api.origin, Cookie: await api.signIn() },
    });
    expect(change.json.code).toBe('wrong_password');
  });

  it('is refused in OWNER_PASSWORD, unless it is the stored one', async () => {
    const dataDir = await temporaryFolder();
    await (await startApi({ dataDir, ownerPassword: PASSWORD })).close();
    await expect(startApi({ dataDir, ownerPassword: weak })).rejects.toThrow(
      `OWNER_PASSWORD is too weak. ${reason}`,
    );
    const stored = await apiForTest({ ownerPassword: weak });
    expect(await stored.signIn(weak)).not.toBe('');
  });

  it('does not hold up the server, however long the password is', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 10);
    const started = performance.now();
    await weaknessOf('tr0ub4dor&3aaab'.repeat(13), defaultBusiness);
    const expected = (performance.now() - started) / 10;
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(expected / 2);
  });
});
