import { describe, expect, it } from 'vitest';
import { apiForTest, fieldErrors, NOW, PASSWORD } from '#api/testing/api-test.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { defaultProfile } from '#domain/business/defaults/default-profile.ts';
import type { PriceList } from '#domain/business/price-list.schema.ts';

async function ownerApi(options = {}) {
  const api = await apiForTest({ ownerPassword: PASSWORD, ...options });
  const headers = { Cookie: await api.signIn(), Origin: api.origin };
  const own = (call: string, body?: unknown) => api.send(call, { headers, body });
  return { ...api, own, clock: () => NOW };
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

  const percent = async () => (await send('GET /api/business')).json;
  now = new Date('2026-12-01T05:59:59Z');
  expect(await percent()).toMatchObject({ prices: { revision: 1, rush: { percent: 30 } } });
  // Midnight in Dallas.
  now = new Date('2026-12-01T06:00:00Z');
  expect(await percent()).toMatchObject({ prices: { revision: 2, rush: { percent: 40 } } });
});

it('a price list says who published it, to the owner only', async () => {
  const { own, send } = await ownerApi();
  const { json } = await own('GET /api/business/price-lists');
  const [newest] = (json as unknown as { lists: object[] }).lists;
  await own('POST /api/business/price-lists', newest);
  const { json: after } = await own('GET /api/business/price-lists');
  expect(after).toMatchObject({ lists: [{ publishedBy: expect.any(String) }, newest] });
  for (const call of ['GET /api/business', 'GET /api/business/export']) {
    const { json: shown } = call.endsWith('export') ? await own(call) : await send(call);
    const { prices } = shown as unknown as { prices: object };
    expect(prices).toMatchObject({ rush: { percent: 30 } });
    expect(prices).not.toHaveProperty('publishedBy');
  }
});

it('a checked price list publishes nothing and names likely slips', async () => {
  const { own } = await ownerApi();
  const { json: before } = await own('GET /api/business/price-lists');
  const [newest] = (before as unknown as { lists: PriceList[] }).lists as [PriceList];
  const addOns = { ...newest.addOns, pool: 750 };
  const check = await own('POST /api/business/price-lists?check=1', { ...newest, addOns });
  const warning = { path: 'addOns.pool', message: 'Was $25, now $750' };
  const { warnings, sampleHomes } = check.json as unknown as Record<string, unknown[]>;
  expect(warnings).toContainEqual(warning);
  expect(sampleHomes).toHaveLength(6);
  expect((await own('GET /api/business/price-lists')).json).toEqual(before);
});

it('a replaced version is in the history with what changed, and comes back', async () => {
  const { own, clock } = await ownerApi();
  const { json: profile } = await own('GET /api/business/profile');
  await own('PUT /api/business/profile', { ...profile, tagline: 'A mistake' });
  await own('PUT /api/business/profile', { ...profile, tagline: 'Another', revision: 2 });
  const { json: history } = await own('GET /api/business/history?record=profile');
  const version = {
    record: 'profile',
    replacedAt: clock().toISOString(),
    replacedBy: expect.any(String),
  };
  const changed = (before: unknown, after: string) => [{ path: 'tagline', before, after }];
  expect(history.data).toEqual([
    { ...version, revision: 2, changes: changed('A mistake', 'Another') },
    { ...version, revision: 1, changes: changed(defaultProfile.tagline, 'A mistake') },
  ]);
  expect((await own('GET /api/business/history?record=texts')).json.data).toEqual([]);
  const back = await own('POST /api/business/history', {
    record: 'profile',
    revision: 1,
    current: 3,
  });
  expect(back.json).toEqual({ ...profile, revision: 4 });
  const missing = { record: 'profile', revision: 7, current: 4 };
  expect((await own('POST /api/business/history', missing)).status).toBe(404);
});

it('another installation reads an exported business', async () => {
  const { own } = await ownerApi();
  const { json: profile } = await own('GET /api/business/profile');
  await own('PUT /api/business/profile', { ...profile, name: 'Peachtree Homes' });
  const { json: file } = await own('GET /api/business/export');

  const other = await ownerApi();
  const change = { path: 'profile.name', before: defaultProfile.name, after: 'Peachtree Homes' };
  const check = await other.own('POST /api/business/import?check=1', file);
  expect(check.json).toEqual({ changes: [change], missingPictures: [] });
  expect((await other.own('GET /api/business/profile')).json).toEqual(profile);
  expect((await other.own('POST /api/business/import', file)).json).toMatchObject({
    changes: [change],
  });
  expect((await other.send('GET /api/business')).json).toMatchObject({ name: 'Peachtree Homes' });
  // Nothing but the profile has another version.
  const changed = async (record: string) =>
    (await other.own(`GET /api/business/history?record=${record}`)).json.data;
  expect(await changed('profile')).toHaveLength(1);
  expect(await changed('brand')).toEqual([]);
  expect(await changed('texts')).toEqual([]);
});

it('a file with one wrong field changes nothing and names the field', async () => {
  const { own } = await ownerApi();
  const { json: file } = await own('GET /api/business/export');
  const wrong = structuredClone(file) as unknown as {
    profile: { name: string };
    prices: { tiers: { price: unknown }[] };
  };
  wrong.profile.name = 'Peachtree Homes';
  (wrong.prices.tiers[1] as { price: unknown }).price = 'a lot';
  const refused = await own('POST /api/business/import', wrong);
  expect(fieldErrors(refused)).toEqual({ 'prices.tiers.1.price': 'Please enter whole dollars' });
  expect((await own('GET /api/business/export')).json).toEqual(file);
});

it('a text with an unknown placeholder is refused, saved or imported', async () => {
  const { own } = await ownerApi();
  const { json: file } = await own('GET /api/business/export');
  const texts = { en: { 'not-found.meta': { title: 'Since {{founded}}' } } };
  const message = 'There is no placeholder {{founded}}';
  const saved = await own('PUT /api/business/texts', { ...texts, revision: 1 });
  expect(fieldErrors(saved)).toMatchObject({ 'en.not-found.meta.title': message });
  const imported = await own('POST /api/business/import', { ...file, texts });
  expect(fieldErrors(imported)).toMatchObject({ 'texts.en.not-found.meta.title': message });
});

it('texts in Spanish are shown in Spanish only, and exported with the English they were made from', async () => {
  const { own, send } = await ownerApi();
  const { json: texts } = await own('GET /api/business/texts');
  const page = (title: string) => ({
    'not-found.meta': { title, description: 'Text', keywords: ['word'] },
  });
  const changed = { ...texts, es: page('Aquí no'), translatedFrom: page('Not here') };
  expect((await own('PUT /api/business/texts', changed)).status).toBe(200);
  const shown = async (query: string) =>
    ((await send(`GET /api/business${query}`)).json as unknown as { texts: object }).texts;
  expect(await shown('?locale=es')).toMatchObject({ es: page('Aquí no') });
  expect(await shown('')).not.toHaveProperty('es');
  expect(await shown('?locale=es')).not.toHaveProperty('translatedFrom');
  const { json: file } = await own('GET /api/business/export');
  const other = await ownerApi();
  await other.own('POST /api/business/import', file);
  expect((await other.own('GET /api/business/texts')).json).toEqual({ ...changed, revision: 2 });
});

it('texts without Spanish keep the stored one, and an empty one removes it', async () => {
  const { own } = await ownerApi();
  const page = (title: string) => ({
    'not-found.meta': { title, description: 'Text', keywords: ['word'] },
  });
  const spanish = { es: page('Aquí no'), translatedFrom: page('Not here') };
  const put = async (texts: object) => (await own('PUT /api/business/texts', texts)).json;
  await put({ revision: 1, ...spanish });
  expect(await put({ revision: 2, en: page('Nowhere') })).toEqual({
    revision: 3,
    en: page('Nowhere'),
    ...spanish,
  });
  expect(await put({ revision: 3, es: {} })).toEqual({ revision: 4, es: {} });
});

describe('the preview of a page', () => {
  const texts = (title: string) => ({ en: { 'faq.hero': { title, text: 'Ask.' } } });

  it('has the texts that were sent and no scripts; nothing is published', async () => {
    const { own } = await ownerApi({ front: await distForTest() });
    const shown = await own('POST /api/business/preview', { path: '/faq', texts: texts('Draft') });
    expect(shown.json).toEqual({ html: 'Draft0' });
    expect((await own('GET /api/business/texts')).json).toEqual({ revision: 1 });
  });

  it('names a text that could not be published', async () => {
    const { own } = await ownerApi({ front: await distForTest() });
    const refused = await own('POST /api/business/preview', {
      path: '/faq',
      texts: texts('Call {{fone}}'),
    });
    expect(fieldErrors(refused)).toEqual({
      'texts.en.faq.hero.title': 'There is no placeholder {{fone}}',
    });
  });

  it('in Spanish has the Spanish text, or the English one instead', async () => {
    const { own } = await ownerApi({ front: await distForTest() });
    const hero = (title: string) => ({ 'faq.hero': { title, text: 'Ask.' } });
    const shown = async (texts: object) =>
      (await own('POST /api/business/preview', { path: '/faq', locale: 'es', texts })).json;
    expect(await shown({ en: hero('Draft'), es: hero('Borrador') })).toEqual({
      html: 'Borrador0',
    });
    expect(await shown({ en: hero('Draft') })).toEqual({ html: 'Draft0' });
  });

  it('is not found where the site is not built', async () => {
    const { own } = await ownerApi();
    expect((await own('POST /api/business/preview', { path: '/faq' })).status).toBe(404);
  });
});

it('a color in which links or texts could not be read is refused, saved or imported', async () => {
  const { own } = await ownerApi();
  const { json: brand } = await own('GET /api/business/brand');
  const { json: file } = await own('GET /api/business/export');
  const pale = { ...brand, accent: '#ffd400', ink: '#5a5a5a' };
  const saved = fieldErrors(await own('PUT /api/business/brand', pale));
  expect(saved['accent']).toContain('Choose a darker one');
  expect(saved['ink']).toContain('at least 7:1');
  const { revision: _, ...imported } = pale as unknown as { revision: number };
  const refused = await own('POST /api/business/import', { ...file, brand: imported });
  expect(Object.keys(fieldErrors(refused))).toEqual(['brand.accent', 'brand.ink']);
  expect((await own('GET /api/business/brand')).json).toEqual(brand);
});
