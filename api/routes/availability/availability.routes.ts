import { savedOrProblem } from '#api/edits/saved-or-problem.ts';
import { jsonBody } from '#api/middleware/json-body.ts';
import { validBody } from '#api/middleware/validate.ts';
import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';
import { availabilityBodySchema } from '#domain/schedule/availability.schema.ts';
import { presentAvailability } from './present-availability.ts';
import { refuseUnseenBookings } from './refuse-unseen-bookings.ts';

export function availabilityRoutes(
  router: ApiRouter,
  { store, clock, owner, ownOrigin, contentChanged }: RouteParts,
): void {
  router.get('/api/availability', owner, async (ctx) => {
    ctx.body = presentAvailability(await store.availability());
  });

  router.put(
    '/api/availability',
    owner,
    ownOrigin,
    jsonBody,
    validBody(availabilityBodySchema, async (ctx, { confirmed, ...next }) => {
      await refuseUnseenBookings(store, clock(), { next, confirmed });
      const saved = await store.changeAvailability(next);
      ctx.body = presentAvailability(savedOrProblem(saved, { present: presentAvailability }));
      contentChanged();
    }),
  );
}
