import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiForTest, fieldErrors } from '#api/testing/api-test.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { TestApiOptions } from '#api/testing/start-api.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { defaultPromotions } from '#domain/business/defaults/default-promotions.ts';
import { promotionsResponseSchema } from '#domain/promotions/promotion.schema.ts';
import { wordedPromotions } from '#domain/promotions/shown-promotions.ts';

const PUBLIC = 'GET /api/promotions';
const change = {
  message: 'Open this Sunday.',
  actionLabel: 'Come in',
  actionUrl: '/pricing',
  colour: 'success',
  duration: 9000,
  on: true,
  revision: 1,
};

async function signedIn(options: TestApiOptions = {}) {
  const api = await signedInOwner(options);
  const put = (id: string, part: object = {}) =>
    api.call(`PUT /api/promotions/${id}`, { ...change, ...part });
  const shown = async () =>
    promotionsResponseSchema.parse((await api.send(PUBLIC)).json).promotions;
  return { ...api, put, shown };
}

describe('GET /api/promotions', () => {
  it('has the three messages of a new installation without the owner’s fields', async () => {
    const api = await apiForTest();
    const answer = await api.send(PUBLIC);
    expect(answer.json).toEqual({
      promotions: wordedPromotions(defaultPromotions, defaultBusiness).map(
        ({ revision: _r, on: _o, ...shown }) => shown,
      ),
    });
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
  });

  it('leaves out promotions that are off, past or future on the business’s day', async () => {
    let now = new Date('2026-11-25T15:00:00Z');
    const api = await signedIn({ clock: () => now });
    await api.put('first-inspection', { until: '2026-11-25' });
    await api.put('early-booking', { from: '2026-11-26' });
    await api.put('thermal-imaging', { on: false });
    const ids = async () => (await api.shown()).map(({ id }) => id);
    now = new Date('2026-11-26T05:59:59Z');
    expect(await ids()).toEqual(['first-inspection']);
    now = new Date('2026-11-26T06:00:00Z');
    expect(await ids()).toEqual(['early-booking']);
  });
});

describe('PUT /api/promotions/{id}', () => {
  it('changes the message and keeps order, type and id', async () => {
    const api = await signedIn();
    const answer = await api.put('early-booking', {
      id: 'mine',
      type: 'extra',
      until: '2026-12-24',
    });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      ...change,
      id: 'early-booking',
      type: 'saving',
      revision: 2,
      until: '2026-12-24',
    });
    expect((await api.shown()).map(({ message }) => message)).toEqual([
      defaultPromotions[0].message,
      change.message,
      defaultPromotions[2].message,
    ]);
    const file = await readFile(join(api.dataDir, 'promotions.json'), 'utf8');
    expect(JSON.parse(file).records[1]).toMatchObject({ message: change.message, revision: 2 });
  });

  it('clears the page cache', async () => {
    const api = await signedIn({ front: await distForTest() });
    const page = async () => (await api.send('GET /')).text;
    const before = await page();
    expect(await page()).toBe(before);
    await api.put('early-booking');
    expect(await page()).not.toBe(before);
  });

  it('names each invalid field', async () => {
    const api = await signedIn();
    const answer = await api.put('early-booking', {
      message: '',
      actionUrl: 'javascript:alert(1)',
      colour: '"><script>',
      duration: '9000',
      from: '2026-12-02',
      until: '2026-12-01T00:00',
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(fieldErrors(answer)).sort()).toEqual([
      'actionUrl',
      'colour',
      'duration',
      'message',
      'until',
    ]);
  });
});

describe('an offer of the owner’s own', () => {
  const { revision: _, ...entry } = { ...change, type: 'discount' };

  it('is shown after the others, and gone once it is deleted', async () => {
    const api = await signedIn();
    const added = await api.call('POST /api/promotions', { ...entry, message: '$20 off in May.' });
    expect(added.status).toBe(201);
    expect((await api.shown()).map(({ message }) => message)).toEqual([
      ...wordedPromotions(defaultPromotions, defaultBusiness).map(({ message }) => message),
      '$20 off in May.',
    ]);
    const path = `DELETE /api/promotions/${added.json.id}`;
    expect((await api.call(`${path}?revision=1`)).status).toBe(204);
    expect(await api.shown()).toHaveLength(3);
    expect((await api.call(`${path}?revision=1`)).status).toBe(404);
  });

  it('may be the only one, or there are none', async () => {
    const api = await signedIn();
    for (const { id } of defaultPromotions) await api.call(`DELETE /api/promotions/${id}`);
    expect(await api.shown()).toEqual([]);
    await api.call('POST /api/promotions', entry);
    expect(await api.shown()).toMatchObject([{ message: change.message, type: 'discount' }]);
  });

  it('says what it is', async () => {
    const api = await signedIn();
    const answer = await api.call('POST /api/promotions', { ...entry, type: 'gift' });
    expect(fieldErrors(answer)).toEqual({ type: 'Choose what it is' });
  });
});

describe('the owner’s calls', () => {
  it('list all three with their versions, also those that are off', async () => {
    const { call, put } = await signedIn();
    await put('thermal-imaging', { on: false });
    const { json } = await call('GET /api/promotions/all');
    expect(json).toMatchObject([
      { id: 'first-inspection', revision: 1, on: true },
      { id: 'early-booking', revision: 1, on: true },
      { id: 'thermal-imaging', revision: 2, on: false },
    ]);
  });
});

describe('an offer in Spanish', () => {
  const spanish = { message: 'Abrimos el domingo.', actionLabel: 'Venga' };
  const inSpanish = async (api: Awaited<ReturnType<typeof signedIn>>) =>
    promotionsResponseSchema
      .parse((await api.send(`${PUBLIC}?locale=es`)).json)
      .promotions.find(({ id }) => id === 'first-inspection');

  it('is what the owner has worded, else the English, marked as such', async () => {
    const api = await signedIn();
    await api.put('first-inspection');
    expect(await inSpanish(api)).toMatchObject({ message: change.message, lang: 'en' });
    await api.put('first-inspection', { revision: 2, spanish });
    const shown = await inSpanish(api);
    expect(shown).toMatchObject(spanish);
    expect(shown).not.toHaveProperty('lang');
    expect((await api.shown())[0]).toMatchObject({ message: change.message });
  });

  it('stays when a change does not have it, and goes when it is null', async () => {
    const api = await signedIn();
    expect((await api.put('first-inspection', { spanish })).json).toMatchObject({ spanish });
    expect((await api.put('first-inspection', { revision: 2 })).json).toMatchObject({ spanish });
    const removed = await api.put('first-inspection', { revision: 3, spanish: null });
    expect(removed.json).not.toHaveProperty('spanish');
  });

  it('has both texts and only known facts', async () => {
    const api = await signedIn();
    const refused = (part: object) =>
      api.put('first-inspection', { spanish: { ...spanish, ...part } }).then(fieldErrors);
    expect(await refused({ actionLabel: '' })).toHaveProperty(['spanish.actionLabel']);
    expect(await refused({ message: 'Desde {{prise}}.' })).toHaveProperty(['spanish.message']);
  });

  it('says the amounts of the English, also of one that changes without it', async () => {
    const api = await signedIn();
    const put = (part: object) => api.put('first-inspection', part);
    const refusal = { 'spanish.message': 'Say the same amounts as in English: $25' };
    const inMay = { ...spanish, message: '$25 de descuento en mayo.' };
    const wrong = { message: '$25 off in May.', spanish };
    expect(fieldErrors(await put(wrong))).toEqual(refusal);
    expect((await put({ ...wrong, spanish: inMay })).status).toBe(200);
    expect(fieldErrors(await put({ message: '$30 off in May.', revision: 2 }))).toHaveProperty([
      'spanish.message',
    ]);
    const { revision: _none, ...entry } = { ...change, ...wrong, type: 'discount' };
    expect(fieldErrors(await api.call('POST /api/promotions', entry))).toEqual(refusal);
  });

  it('can be added with a new one, or without', async () => {
    const api = await signedIn();
    const { revision: _none, ...entry } = { ...change, type: 'extra' };
    const added = (part: object) => api.call('POST /api/promotions', { ...entry, ...part });
    expect((await added({ spanish })).json).toMatchObject({ spanish });
    expect((await added({ spanish: null })).json).not.toHaveProperty('spanish');
  });
});
