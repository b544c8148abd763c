import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '#api/testing/api-test.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { TestApiOptions } from '#api/testing/start-api.ts';
import type { ReviewsResponse } from '#domain/reviews/review.schema.ts';

const entry = {
  platform: 'google',
  rating: 5,
  author: 'Priya Raman',
  date: '2026-10-28',
  text: 'Clear and calm.',
  verified: true,
};

async function signedIn(options: TestApiOptions = {}) {
  const api = await signedInOwner({ sampleContent: false, ...options });
  const add = (part: object = {}) => api.call('POST /api/reviews', { ...entry, ...part });
  const importing = (reviews: readonly object[]) =>
    api.call('POST /api/reviews/import', { reviews });
  const shown = async () =>
    ((await api.send('GET /api/reviews')).json as unknown as ReviewsResponse).reviews;
  return { ...api, add, importing, shown };
}

describe('the owner’s reviews', () => {
  it('are added, changed and removed', async () => {
    const { add, call, shown } = await signedIn();
    const added = await add({ rating: '4', author: ' Ada ' });
    expect(added.status).toBe(201);
    const { id } = added.json;
    const stored = { ...entry, id, rating: 4, author: 'Ada' };
    expect(added.json).toEqual({ ...stored, revision: 1 });
    expect(await shown()).toEqual([stored]);

    const change = { ...entry, text: 'Changed.', verified: false, hidden: false, revision: 1 };
    const changed = await call(`PUT /api/reviews/${id}`, change);
    expect(changed.json).toMatchObject({ id, revision: 2, text: 'Changed.', verified: false });

    expect((await call(`DELETE /api/reviews/${id}?revision=2`)).status).toBe(204);
    expect(await shown()).toEqual([]);
  });

  it('that are hidden are visible to the owner only and not counted', async () => {
    const { add, call, send, shown } = await signedIn();
    const { id } = (await add({ rating: 1 })).json;
    await add({ author: 'Shown' });
    await call(`PUT /api/reviews/${id}`, { ...entry, hidden: true, revision: 1 });
    expect((await call('GET /api/reviews/all')).json.data).toHaveLength(2);

    const open = await send('GET /api/reviews');
    expect(open.json).toMatchObject({ stats: { averageRating: 5, totalReviews: 1 } });
    expect((await shown()).map(({ author }) => author)).toEqual(['Shown']);
    expect(open.text).not.toMatch(/hidden|revision/);

    await call(`PUT /api/reviews/${id}`, { ...entry, hidden: false, revision: 2 });
    expect(await shown()).toHaveLength(2);
  });

  it('are listed from the newest, page by page, and found by author and text', async () => {
    const { add, call } = await signedIn();
    for (const [author, date] of [
      ['Old', '2025-01-01'],
      ['New', '2026-11-01'],
      ['Between', '2026-01-01'],
    ] as const) {
      await add({ author, date, text: `By ${author}.` });
    }
    const first = await call('GET /api/reviews/all?limit=2');
    expect(first.json.data.map(({ author }) => author)).toEqual(['New', 'Between']);
    expect(first.json.total).toBe(3);
    const rest = await call(`GET /api/reviews/all?limit=2&cursor=${first.json.nextCursor}`);
    expect(rest.json.data.map(({ author }) => author)).toEqual(['Old']);
    expect(rest.json.nextCursor).toBeNull();
    const found = await call('GET /api/reviews/all?search=BY%20BET');
    expect(found.json.data.map(({ author }) => author)).toEqual(['Between']);
  });

  it('clear the page cache', async () => {
    const { add, send } = await signedIn({ front: await distForTest() });
    const page = async () => (await send('GET /')).text;
    const before = await page();
    expect(await page()).toBe(before);
    await add();
    expect(await page()).not.toBe(before);
  });

  it('that are samples stay samples', async () => {
    const { call } = await signedIn({ sampleContent: true });
    const [sample] = (await call('GET /api/reviews/all?limit=1')).json.data;
    const changed = await call(`PUT /api/reviews/${sample?.['id']}`, {
      ...entry,
      hidden: false,
      sample: undefined,
      revision: 1,
    });
    expect(changed.json).toMatchObject({ sample: true, revision: 2 });
  });

  it.each([
    [
      { platform: 'myspace' },
      'platform',
      'Choose one of the platforms: google, yelp, facebook, angies',
    ],
    [{ rating: 6 }, 'rating', 'Choose 1 to 5 stars'],
    [{ rating: '' }, 'rating', 'Choose 1 to 5 stars'],
    [{ author: ' ' }, 'author', 'A review needs its author'],
    [{ date: '2026-02-30' }, 'date', 'This day does not exist'],
    [{ text: 'x'.repeat(5001) }, 'text', 'At most 5000 characters'],
    [{ verified: 'yes' }, 'verified', 'Say yes or no'],
  ])('with %j are refused', async (part, field, message) => {
    const { add } = await signedIn();
    const answer = await add(part);
    expect([answer.status, fieldErrors(answer)]).toEqual([422, { [field]: message }]);
  });
});

describe('an import', () => {
  it('adds new reviews and skips identical ones, also within the import', async () => {
    const { add, importing, shown } = await signedIn();
    await add();
    const answer = await importing([
      { ...entry, rating: 3, text: ' Clear and calm. ' },
      { ...entry, text: 'Another.' },
      { ...entry, text: 'Another.' },
      { ...entry, platform: 'yelp' },
    ]);
    expect([answer.status, answer.json]).toEqual([200, { added: 2, skipped: 2 }]);
    expect(await shown()).toHaveLength(3);
    expect((await importing([entry])).json).toEqual({ added: 0, skipped: 1 });
  });

  it('with an invalid row adds nothing and names row and field', async () => {
    const { importing, dataDir, shown } = await signedIn();
    const answer = await importing([entry, { ...entry, rating: 9, author: '' }]);
    expect(answer.status).toBe(422);
    expect(fieldErrors(answer)).toEqual({
      'reviews.1.rating': 'Choose 1 to 5 stars',
      'reviews.1.author': 'A review needs its author',
    });
    expect(await shown()).toEqual([]);
    await expect(readFile(join(dataDir, 'reviews.json'))).rejects.toThrow('ENOENT');
  });

  it('is bounded', async () => {
    const { importing, call } = await signedIn();
    expect(fieldErrors(await importing([]))).toEqual({ reviews: 'Nothing to import' });
    const tooMany = Array.from({ length: 501 }, (_, n) => ({ ...entry, text: String(n) }));
    expect(fieldErrors(await importing(tooMany))).toEqual({
      reviews: 'At most 500 reviews at a time',
    });
    expect((await importing(tooMany.slice(1))).json).toMatchObject({ added: 500 });
    const tooLarge = Array.from({ length: 250 }, () => ({ ...entry, text: 'x'.repeat(5000) }));
    expect((await importing(tooLarge)).status).toBe(413);
    expect((await call('POST /api/reviews/import', { reviews: 'all' })).status).toBe(422);
  });
});
