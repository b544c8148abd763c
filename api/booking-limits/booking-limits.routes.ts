import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import type { StoredBookingLimits } from '#domain/booking/limits/booking-limits.ts';
import { bookingLimitsOperations } from './booking-limits.openapi.ts';

export function bookingLimitsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store } = dependencies;

  implement(router, dependencies, bookingLimitsOperations, {
    getBookingLimits: async () => present(await store.bookingLimits.read()),

    changeBookingLimits: async ({ body: next }) => {
      const { reviewedUntil, confirmNew } = await store.bookingLimits.read();
      const saved = await store.bookingLimits.replace({
        ...next,
        confirmNew: next.confirmNew ?? confirmNew,
        reviewedUntil,
      });
      return present(savedOrProblem(saved, { present }));
    },
  });
}

const present = (stored: StoredBookingLimits): StoredBookingLimits => ({
  revision: stored.revision,
  perClient: stored.perClient,
  perAgent: stored.perAgent,
  agents: stored.agents,
  online: stored.online,
  confirmNew: stored.confirmNew,
});
