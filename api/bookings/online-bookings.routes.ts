import { jsonBody } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validBody } from '#api/http/validate.ts';
import type { Store } from '#api/store/store.ts';
import { bookingsSeenSchema } from '#domain/booking/limits/new-bookings.ts';
import {
  countedOnline,
  type OnlineBookings,
  onlineLimitAt,
} from '#domain/booking/limits/online-limit.ts';

/** The number of online bookings that count toward the limit, and the owner's review of them. */
export function onlineBookingsRoutes(
  router: ApiRouter,
  { store, clock, owner, ownOrigin }: RouteDependencies,
): void {
  router.get('/api/bookings/online', owner, async (ctx) => {
    ctx.body = await onlineBookings(store, clock());
  });

  router.put(
    '/api/bookings/online/reviewed',
    owner,
    ownOrigin,
    jsonBody,
    validBody(bookingsSeenSchema, async (ctx, { until }) => {
      // Never ahead of the clock: bookings that come later are to be reviewed.
      const instant = Math.min(Date.parse(until), clock().getTime());
      await markReviewed(store, new Date(instant).toISOString());
      ctx.status = 204;
    }),
  );
}

async function onlineBookings(store: Store, now: Date): Promise<OnlineBookings> {
  const limit = onlineLimitAt(
    await store.bookingLimits.read(),
    await store.availability.read(),
    now,
  );
  if (!limit) return { made: 0, most: null, newest: null };
  const made = countedOnline(await store.bookingsMadeSince(limit.since), limit);
  const newest =
    made
      .map(({ createdAt }) => createdAt)
      .sort()
      .at(-1) ?? null;
  return { made: made.length, most: limit.most, newest };
}

async function markReviewed(store: Store, until: string): Promise<void> {
  let isSaved = false;
  while (!isSaved) {
    const limits = await store.bookingLimits.read();
    if (limits.reviewedUntil !== undefined && limits.reviewedUntil >= until) return;
    const saved = await store.bookingLimits.replace({ ...limits, reviewedUntil: until });
    isSaved = saved.outcome === 'saved';
  }
}
