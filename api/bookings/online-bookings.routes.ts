import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import type { Store } from '#api/store/store.ts';
import {
  countedOnline,
  type OnlineBookings,
  onlineLimitAt,
} from '#domain/booking/limits/online-limit.ts';
import { bookingsOperations } from './bookings.openapi.ts';

/** The number of online bookings that count toward the limit, and the owner's review of them. */
export function onlineBookingsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, clock } = dependencies;

  implement(router, dependencies, bookingsOperations, {
    getOnlineBookings: async () => await onlineBookings(store, clock()),

    reviewOnlineBookings: async ({ body: { until } }) => {
      // Never ahead of the clock: bookings that come later are to be reviewed.
      const instant = Math.min(Date.parse(until), clock().getTime());
      await markReviewed(store, new Date(instant).toISOString());
    },
  });
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
