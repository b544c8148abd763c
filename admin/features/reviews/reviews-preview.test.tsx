import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleReviews } from '#domain/content/sample-reviews.ts';
import { reviewStats } from '#domain/reviews/review-stats.ts';
import { ReviewsPreview } from './reviews-preview.tsx';

const show = () => renderInAdmin(<ReviewsPreview />);

it('shows the reviews that visitors get', async () => {
  const calls: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    calls.push(new URL(new Request(input).url).pathname);
    const reviews = sampleReviews.slice(0, 2);
    return Response.json({ reviews, stats: reviewStats(reviews, defaultBusiness) });
  });
  show();
  await expect.element(page.getByText(sampleReviews[0]?.author ?? '').first()).toBeVisible();
  expect(calls).toEqual(['/api/reviews']);
});

it('says that they could not be loaded, as visitors read it', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'));
  show();
  await expect.element(page.getByText(/can’t show our reviews right now/)).toBeVisible();
});
