import { jsonBody } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import { validBody } from '#api/http/validate.ts';
import { bookingLimitsBodySchema } from '#domain/booking/limits/booking-limits.schema.ts';
import type { StoredBookingLimits } from '#domain/booking/limits/booking-limits.ts';

export function bookingLimitsRoutes(
  router: ApiRouter,
  { store, owner, ownOrigin }: RouteDependencies,
): void {
  router.get('/api/booking-limits', owner, async (ctx) => {
    ctx.body = present(await store.bookingLimits.read());
  });

  router.put(
    '/api/booking-limits',
    owner,
    ownOrigin,
    jsonBody,
    validBody(bookingLimitsBodySchema, async (ctx, next) => {
      const { reviewedUntil, confirmNew } = await store.bookingLimits.read();
      const saved = await store.bookingLimits.replace({
        ...next,
        confirmNew: next.confirmNew ?? confirmNew,
        reviewedUntil,
      });
      ctx.body = present(savedOrProblem(saved, { present }));
    }),
  );
}

const present = (stored: StoredBookingLimits): StoredBookingLimits => ({
  revision: stored.revision,
  perClient: stored.perClient,
  perAgent: stored.perAgent,
  agents: stored.agents,
  online: stored.online,
  confirmNew: stored.confirmNew,
});
