import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { dashboardOf, RECENT_LEADS } from '#domain/dashboard/dashboard.ts';
import { leadCountQuery } from '#domain/dashboard/lead-counts.ts';
import { dashboardOperations } from './dashboard.openapi.ts';

const newest = { limit: RECENT_LEADS };

export function dashboardRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, clock, business, sampleContent } = dependencies;

  implement(router, dependencies, dashboardOperations, {
    getDashboard: async () => {
      const now = clock();
      const zone = business.current().timeZone;
      const query = leadCountQuery(now, zone, await store.bookingsSeenAt());
      const [counts, newestRequests, newRequests, newestBookings, posts, reads, guide] =
        await Promise.all([
          store.countLeads(query),
          store.listContactRequests(newest),
          store.listContactRequests({ status: 'new', limit: 1 }),
          store.listBookings(newest),
          store.posts.all(),
          store.postReads(),
          store.setupGuide.read(),
        ]);
      return dashboardOf({
        counts,
        newestRequests: newestRequests.data,
        newestBookings: newestBookings.data,
        requestCounts: { all: newestRequests.total, new: newRequests.total },
        posts: posts.length,
        reads: posts.reduce((sum, { id }) => sum + (reads.get(id) ?? 0), 0),
        sampleContent: sampleContent && guide.steps.samples !== 'done',
        now,
        zone,
      });
    },
  });
}
