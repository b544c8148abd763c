import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { dashboardOf } from '#domain/dashboard/dashboard.ts';

const all = { limit: Number.POSITIVE_INFINITY };

export function dashboardRoutes(
  router: ApiRouter,
  { store, clock, sampleContent, ownerOrKey }: RouteDependencies,
): void {
  router.get('/api/dashboard', ownerOrKey('read'), async (ctx) => {
    const [requests, bookings, seenAt, posts, reads] = await Promise.all([
      store.listContactRequests(all),
      store.listBookings(all),
      store.bookingsSeenAt(),
      store.posts.all(),
      store.postReads(),
    ]);
    ctx.body = dashboardOf({
      requests: requests.data,
      bookings: bookings.data,
      seenAt,
      posts: posts.length,
      reads: posts.reduce((sum, { id }) => sum + (reads.get(id) ?? 0), 0),
      sampleContent,
      now: clock(),
    });
  });
}
