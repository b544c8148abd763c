import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Router } from 'wouter';
import { sampleReviews } from '#domain/content/sample-reviews.ts';
import { reviewStats } from '#domain/reviews/review-stats.ts';
import { type PageData, PageDataContext, reviewsKey } from '#site/data/page-data.ts';
import { expectAccessible } from '#widgets/core/testing/expect-accessible.ts';
import { mount } from '#widgets/core/testing/mount.tsx';
import { Page } from './reviews-page.tsx';

const answer = { reviews: [...sampleReviews], stats: reviewStats(sampleReviews) };

function show(data: PageData) {
  const host = mount(
    <Router>
      <PageDataContext value={data}>
        <Page />
      </PageDataContext>
    </Router>,
    { width: 1000 },
  );
  host.className = '';
  return host;
}

test('shows figures, the business, its reviews and why to choose it', async () => {
  const host = show({ [reviewsKey]: answer });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'What clients say about us' }))
    .toBeVisible();
  const tiles = [...host.querySelectorAll('.reviews-tiles li')];
  expect(tiles.map((tile) => tile.textContent)).toEqual([
    '4.9 Average rating',
    '150+ Happy customers',
    '#8544 TREC inspector license',
    '5+ Years experience',
  ]);
  await expect.element(page.getByText('3 shown')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /^Why Choose/ })).toBeVisible();
  await expect.element(page.getByText('24 reviews').first()).toBeVisible();
  await expectAccessible(host);
});

test.each([
  ['Write a Review (opens in a new tab)', /^https:\/\/search\.google\.com\/local\/writereview/],
  ['View on Google Maps (opens in a new tab)', /^https:\/\/www\.google\.com\/maps\//],
])('leads to %s', async (name, address) => {
  show({ [reviewsKey]: answer });
  const link = page.getByRole('link', { name });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(address));
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener');
});

test('leads from the recent reviews to all of them', async () => {
  show({ [reviewsKey]: answer });
  const link = page.getByRole('link', { name: 'See all reviews' });
  await expect.element(link).toHaveAttribute('href', '#all-reviews');
  expect(document.getElementById('all-reviews')?.textContent).toContain(
    'Reviews From All Platforms',
  );
});

test('stays whole, and only logs, when its reviews cannot be fetched', async () => {
  const error = vi.mocked(console.error).mockImplementation(() => undefined);
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'));
  show({});
  await expect.element(page.getByText(/not at hand right now/)).toBeVisible();
  await expect.element(page.getByText('3 shown')).toBeVisible();
  expect(error).toHaveBeenCalledTimes(1);
  error.mockClear();
});
