import { expect, it } from 'vitest';
import { apiForTest, fieldErrors, PASSWORD } from '#api/testing/api-test.ts';

async function ownerApi(options = {}) {
  const api = await apiForTest({ ownerPassword: PASSWORD, ...options });
  const headers = { Cookie: await api.signIn(), Origin: api.origin };
  const own = (call: string, body?: unknown) => api.send(call, { headers, body });
  return { ...api, own };
}

it('a changed profile is what everybody reads at once', async () => {
  const { own, send } = await ownerApi();
  const { json: profile } = await own('GET /api/business/profile');
  const saved = await own('PUT /api/business/profile', { ...profile, name: 'Peachtree Homes' });
  expect(saved.status).toBe(200);
  expect(saved.json).toMatchObject({ name: 'Peachtree Homes', revision: 2 });
  const shown = await send('GET /api/business');
  expect(shown.json).toMatchObject({
    name: 'Peachtree Homes',
    words: { name: 'Peachtree Homes' },
  });
});

it.each(['profile', 'brand', 'texts'])(
  'an older version does not overwrite a newer %s',
  async (record) => {
    const { own } = await ownerApi();
    const { json } = await own(`GET /api/business/${record}`);
    await own(`PUT /api/business/${record}`, json);
    const outdated = await own(`PUT /api/business/${record}`, json);
    expect(outdated.status).toBe(409);
    expect(outdated.json).toMatchObject({ code: 'edit_conflict', current: { revision: 2 } });
  },
);

it('a wrong field is named, and nothing changes', async () => {
  const { own } = await ownerApi();
  const { json: profile } = await own('GET /api/business/profile');
  const refused = await own('PUT /api/business/profile', { ...profile, name: '', email: 'nobody' });
  expect(Object.keys(fieldErrors(refused))).toEqual(['name', 'email']);
  expect((await own('GET /api/business/profile')).json).toEqual(profile);
});

it('a published price list is shown from its first day', async () => {
  let now = new Date('2026-11-25T15:00:00Z');
  const { own, send } = await ownerApi({ clock: () => now });
  const { json } = await own('GET /api/business/price-lists');
  const [newest] = (json as unknown as { lists: Record<string, unknown>[] }).lists;
  const next = { ...newest, validFrom: '2026-12-01', rush: { percent: 40 } };
  const saved = await own('POST /api/business/price-lists', next);
  expect(saved.json).toMatchObject({ revision: 2, rush: { percent: 40 } });
  expect((await own('POST /api/business/price-lists', next)).json).toMatchObject({
    code: 'edit_conflict',
  });

  const percent = async () => (await send('GET /api/business')).json;
  now = new Date('2026-12-01T05:59:59Z');
  expect(await percent()).toMatchObject({ prices: { revision: 1, rush: { percent: 30 } } });
  // Midnight in Dallas.
  now = new Date('2026-12-01T06:00:00Z');
  expect(await percent()).toMatchObject({ prices: { revision: 2, rush: { percent: 40 } } });
});
