import { expect, it } from 'vitest';
import { apiForTest, PASSWORD } from '#api/testing/api-test.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { inventedIn } from '#domain/business/testing/without-samples.ts';

const entry = { platform: 'yelp', author: 'Ann Cole', text: 'Thorough.', verified: false };

it.each([
  ...['/llms.txt', '/feed.xml', '/embed/facts.json', '/api/openapi.json'],
  ...['/api/business', '/api/reviews', '/api/promotions', '/api/blog/posts?published=true'],
])('without samples, %s has nothing invented', async (path) => {
  const { send } = await apiForTest({ sampleContent: false, front: await distForTest() });
  const { status, text } = await send(`GET ${path}`);
  expect(status).toBe(200);
  expect(inventedIn(text)).toBeUndefined();
});

it('rating and number of reviews are those of the reviews that visitors see', async () => {
  const api = await apiForTest({ sampleContent: false, ownerPassword: PASSWORD });
  const headers = { Cookie: await api.signIn(), Origin: api.origin };
  for (const rating of [5, 4]) {
    const body = { ...entry, rating, date: `2026-11-0${rating}` };
    expect((await api.send('POST /api/reviews', { headers, body })).status).toBe(201);
  }
  const shown = (await api.send('GET /api/business', { headers })).json;
  expect(shown).toMatchObject({
    claims: { rating: '4.5', reviews: '2' },
    structuredClaims: { rating: '4.5' },
    // None of them is on the maps service.
    mapsClaims: { rating: '', reviews: '' },
  });
});
