import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { adminReviewsRoutes } from './admin-reviews.routes.ts';
import { readReviews } from './read-reviews.ts';

export function reviewsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, limits } = dependencies;
  router.get('/api/reviews', limits.slots, async (ctx) => {
    ctx.body = await readReviews(store, business.current());
  });
  adminReviewsRoutes(router, dependencies);
}
