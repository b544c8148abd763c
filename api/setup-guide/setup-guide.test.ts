import { cp } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { apiForTest, PASSWORD } from '#api/testing/api-test.ts';

async function ownerApi(options = {}) {
  const api = await apiForTest({ ownerPassword: PASSWORD, ...options });
  const headers = { Cookie: await api.signIn(), Origin: api.origin };
  return { ...api, own: (call: string, body?: unknown) => api.send(call, { headers, body }) };
}

const nothingInvented = { figures: 0, testimonials: 0, reviews: 0, articles: 0, promotions: 0 };

it('without samples a new installation shows nothing invented, and says what else is as delivered', async () => {
  const { own, send } = await ownerApi({ sampleContent: false });
  const { json } = await own('GET /api/setup-guide');
  expect(json).toMatchObject({ isNew: true, left: { ...nothingInvented, prices: true } });
  expect((await send('GET /api/business')).json).toMatchObject({
    claims: { rating: '', homesInspected: '' },
    structuredClaims: { rating: '', years: '' },
  });
});

it('the owner removes the samples, which the history can bring back', async () => {
  const { own, send } = await ownerApi();
  const before = await own('GET /api/setup-guide');
  expect(before.json).toMatchObject({
    left: { figures: 10, testimonials: 9, reviews: 24, articles: 14, promotions: 3 },
  });
  const removed = await own('DELETE /api/setup-guide/samples');
  expect(removed.json).toMatchObject({ steps: { samples: 'done' }, left: nothingInvented });
  expect((await send('GET /api/business')).json).toMatchObject({ words: { rating: '' } });
  expect((await send('GET /api/reviews')).json).toMatchObject({ reviews: [] });
  expect((await own('GET /api/dashboard')).json).toMatchObject({ sampleContent: false });
  const { json: history } = await own('GET /api/business/history?record=profile');
  expect(JSON.stringify(history)).toContain('"record":"profile"');
});

it('samples stay away after a crash and a start with the setting for samples', async () => {
  const { own, dataDir } = await ownerApi();
  await own('DELETE /api/setup-guide/samples');
  const left = await temporaryFolder();
  // What is on the disk once the owner has the answer.
  await cp(dataDir, left, { recursive: true });
  const { send } = await apiForTest({ dataDir: left, sampleContent: true });
  expect((await send('GET /api/business')).json).toMatchObject({ claims: { rating: '' } });
  expect((await send('GET /api/reviews')).json).toMatchObject({ reviews: [] });
  expect((await send('GET /api/promotions')).json).toMatchObject({ promotions: [] });
  expect((await send('GET /api/blog/posts?published=true')).json).toEqual([]);
});

it('a step that is done makes its facts the owner’s', async () => {
  const { own } = await ownerApi({ sampleContent: false });
  const { json } = await own('PUT /api/setup-guide', {
    revision: 1,
    steps: { who: 'done', prices: 'done', hours: 'skipped' },
  });
  expect(json).toMatchObject({ isNew: false, left: { prices: false } });
  const { fields } = (json as unknown as { left: { fields: string[] } }).left;
  expect(fields).not.toContain('name');
  expect(fields).toContain('hours');
});

it('the motif of the first business is a sample around another one, until the looks are done', async () => {
  const { own } = await ownerApi({ sampleContent: false });
  const motif = async () => {
    const { json } = await own('GET /api/setup-guide');
    return (json as unknown as { left: { motif: boolean } }).left.motif;
  };
  expect(await motif()).toBe(false);
  const { json } = await own('GET /api/business/profile');
  await own('PUT /api/business/profile', { ...json, name: 'Oconee Home Inspection' });
  expect(await motif()).toBe(true);
  await own('PUT /api/setup-guide', { revision: 1, steps: { looks: 'done' } });
  expect(await motif()).toBe(false);
});
