import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';
import { ownReviewsRoutes } from './own-reviews.routes.ts';
import { readReviews } from './read-reviews.ts';

export function reviewsRoutes(router: ApiRouter, parts: RouteParts): void {
  const { store, limits } = parts;
  router.get('/api/reviews', limits.slots, async (ctx) => {
    ctx.body = await readReviews(store);
  });
  ownReviewsRoutes(router, parts);
}
