import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { dashboardOf } from '#domain/dashboard/dashboard.ts';

const all = { limit: Number.POSITIVE_INFINITY };

export function dashboardRoutes(
  router: ApiRouter,
  { store, clock, ownerOrKey }: RouteDependencies,
): void {
  router.get('/api/dashboard', ownerOrKey('read'), async (ctx) => {
    const [requests, bookings, seenAt, posts] = await Promise.all([
      store.listContactRequests(all),
      store.listBookings(all),
      store.bookingsSeenAt(),
      store.posts.all(),
    ]);
    ctx.body = dashboardOf({
      requests: requests.data,
      bookings: bookings.data,
      seenAt,
      posts: posts.length,
      now: clock(),
    });
  });
}
