import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleReviews } from '#domain/content/sample-reviews.ts';
import { reviewStats } from '#domain/reviews/review-stats.ts';
import { type PageData, reviewsKey } from '#site/data/page-data.ts';
import { openPage } from '#site/testing/open-page.tsx';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';

const answer = { reviews: [...sampleReviews], stats: reviewStats(sampleReviews, defaultBusiness) };

const show = (data: PageData) => openPage('/reviews', data);

test('shows figures, the business, its reviews and why to choose it', async () => {
  const main = await show({ [reviewsKey]: answer });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'What clients say about us' }))
    .toBeVisible();
  const tiles = [...main.querySelectorAll('.reviews-tiles li')];
  expect(tiles.map((tile) => tile.textContent)).toEqual([
    '4.9 Average rating',
    '150+ Happy customers',
    '#8544 TREC inspector license',
    '5+ Years experience',
  ]);
  await expect.element(page.getByText('3 shown')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /^Why Choose/ })).toBeVisible();
  await expect.element(page.getByText('24 reviews').first()).toBeVisible();
  await expectAccessible(main);
});

test.each([
  ['Write a Review (opens in a new tab)', /^https:\/\/search\.google\.com\/local\/writereview/],
  ['View on Google Maps (opens in a new tab)', /^https:\/\/www\.google\.com\/maps\//],
])('leads to %s', async (name, address) => {
  await show({ [reviewsKey]: answer });
  const link = page.getByRole('link', { name });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(address));
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener');
});

test('leads from the recent reviews to all of them', async () => {
  await show({ [reviewsKey]: answer });
  const link = page.getByRole('link', { name: 'See all reviews' });
  await expect.element(link).toHaveAttribute('href', '#all-reviews');
  expect(document.getElementById('all-reviews')?.textContent).toContain(
    'Reviews From All Platforms',
  );
});

test('logs a failed fetch of the reviews and stays usable', async () => {
  const error = vi.mocked(console.error).mockImplementation(() => undefined);
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'));
  await show({});
  await expect.element(page.getByText(/can’t show our reviews right now/)).toBeVisible();
  await expect.element(page.getByText('3 shown')).toBeVisible();
  expect(error).toHaveBeenCalledTimes(1);
  error.mockClear();
});
