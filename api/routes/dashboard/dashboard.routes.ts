import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';
import { dashboardOf } from '#domain/dashboard/dashboard.ts';

const all = { limit: Number.POSITIVE_INFINITY };

export function dashboardRoutes(router: ApiRouter, { store, clock, owner }: RouteParts): void {
  router.get('/api/dashboard', owner, async (ctx) => {
    const [requests, bookings, posts] = await Promise.all([
      store.listContactRequests(all),
      store.listBookings(all),
      store.posts.all(),
    ]);
    ctx.body = dashboardOf({
      requests: requests.data,
      bookings: bookings.data,
      posts: posts.length,
      now: clock(),
    });
  });
}
