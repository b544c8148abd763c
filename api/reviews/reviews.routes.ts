import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { adminReviewsRoutes } from './admin-reviews.routes.ts';
import { readReviews } from './read-reviews.ts';
import { reviewsOperations } from './reviews.openapi.ts';

export function reviewsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business } = dependencies;

  implement(router, dependencies, reviewsOperations, {
    getReviews: async () => await readReviews(store, business.current()),
  });
  adminReviewsRoutes(router, dependencies);
}
