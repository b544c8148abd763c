import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { availabilityOperations } from './availability.openapi.ts';
import { presentAvailability } from './present-availability.ts';
import { requireConfirmedBookings } from './require-confirmed-bookings.ts';

export function availabilityRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock } = dependencies;

  implement(router, dependencies, availabilityOperations, {
    getAvailability: async () => presentAvailability(await store.availability.read()),

    changeAvailability: async ({ body: { confirmed, ...next } }) => {
      const today = businessToday(clock(), business.current().timeZone);
      await requireConfirmedBookings(store, today, { next, confirmed });
      const saved = await store.availability.replace(next);
      return presentAvailability(savedOrProblem(saved, { present: presentAvailability }));
    },
  });
}
