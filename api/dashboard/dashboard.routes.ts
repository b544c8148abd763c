import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { countedSince, dashboardOf, RECENT_LEADS } from '#domain/dashboard/dashboard.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';

const newest = { limit: RECENT_LEADS };

export function dashboardRoutes(
  router: ApiRouter,
  { store, clock, sampleContent, ownerOrKey }: RouteDependencies,
): void {
  router.get('/api/dashboard', ownerOrKey('read'), async (ctx) => {
    const now = clock();
    const since = countedSince(now);
    const [requests, bookings, coming, newestRequests, newRequests, newestBookings, ...others] =
      await Promise.all([
        store.requestsMadeSince(since),
        store.bookingsMadeSince(since),
        store.bookingsFrom(businessToday(now)),
        store.listContactRequests(newest),
        store.listContactRequests({ status: 'new', limit: 1 }),
        store.listBookings(newest),
        store.bookingsSeenAt(),
        store.posts.all(),
        store.postReads(),
      ]);
    const [seenAt, posts, reads] = others;
    ctx.body = dashboardOf({
      requests,
      bookings: bookings.filter(({ deletedAt }) => deletedAt === undefined),
      coming,
      newestRequests: newestRequests.data,
      newestBookings: newestBookings.data,
      requestCounts: { all: newestRequests.total, new: newRequests.total },
      seenAt,
      posts: posts.length,
      reads: posts.reduce((sum, { id }) => sum + (reads.get(id) ?? 0), 0),
      sampleContent,
      now,
    });
  });
}
