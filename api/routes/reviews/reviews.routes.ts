import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';
import { readReviews } from './read-reviews.ts';

export function reviewsRoutes(router: ApiRouter, { store, limits }: RouteParts): void {
  router.get('/api/reviews', limits.slots, async (ctx) => {
    ctx.body = await readReviews(store);
  });
}
