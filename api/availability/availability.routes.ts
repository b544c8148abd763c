import { jsonBody } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import { validBody } from '#api/http/validate.ts';
import { availabilityBodySchema } from '#domain/schedule/availability.schema.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { presentAvailability } from './present-availability.ts';
import { requireConfirmedBookings } from './require-confirmed-bookings.ts';

export function availabilityRoutes(
  router: ApiRouter,
  { store, business, clock, owner, ownOrigin }: RouteDependencies,
): void {
  router.get('/api/availability', owner, async (ctx) => {
    ctx.body = presentAvailability(await store.availability.read());
  });

  router.put(
    '/api/availability',
    owner,
    ownOrigin,
    jsonBody,
    validBody(availabilityBodySchema, async (ctx, { confirmed, ...next }) => {
      const today = businessToday(clock(), business.current().timeZone);
      await requireConfirmedBookings(store, today, { next, confirmed });
      const saved = await store.availability.replace(next);
      ctx.body = presentAvailability(savedOrProblem(saved, { present: presentAvailability }));
    }),
  );
}
