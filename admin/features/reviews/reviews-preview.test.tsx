import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { serveApi } from '#admin/testing/serve-api.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleReviews } from '#domain/content/sample-reviews.ts';
import { reviewStats } from '#domain/reviews/review-stats.ts';
import { ReviewsPreview } from './reviews-preview.tsx';

const show = () => renderInAdmin(<ReviewsPreview />);

it('shows the reviews that visitors get', async () => {
  const reviews = sampleReviews.slice(0, 2);
  serveApi({
    'GET /api/reviews': () => ({ reviews, stats: reviewStats(reviews, defaultBusiness) }),
  });
  show();
  await expect.element(page.getByText(sampleReviews[0]?.author ?? '').first()).toBeVisible();
});

it('says that they could not be loaded, as visitors read it', async () => {
  serveApi({ 'GET /api/reviews': () => Promise.reject(new TypeError('offline')) });
  show();
  await expect.element(page.getByText(/can’t show our reviews right now/)).toBeVisible();
});
