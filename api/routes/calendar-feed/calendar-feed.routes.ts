import { calendarText } from '#api/calendar-feed/calendar-text.ts';
import { isFeedSecret, newFeedSecret } from '#api/calendar-feed/feed-secret.ts';
import { ApiProblem } from '#api/problem/api-problem.ts';
import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';

/** Days; what lies further back is of no use on a phone. */
const LOOKS_BACK = 30;

export function calendarFeedRoutes(
  router: ApiRouter,
  { store, clock, limits, owner, ownOrigin, publicUrl }: RouteParts,
): void {
  router.get('/api/calendar-feed', owner, async (ctx) => {
    const feed = await store.calendarFeed();
    ctx.body = { feed: feed ? { createdAt: feed.createdAt } : null };
  });

  // Makes the first address or another one; only its hash is kept, so it is told this once.
  router.post('/api/calendar-feed', owner, ownOrigin, async (ctx) => {
    const { secret, secretHash } = newFeedSecret();
    const createdAt = clock().toISOString();
    await store.setCalendarFeed({ secretHash, createdAt });
    ctx.status = 201;
    ctx.body = {
      feed: { createdAt },
      url: `${publicUrl}/api/calendar/feed/${secret}.ics`,
    };
  });

  router.delete('/api/calendar-feed', owner, ownOrigin, async (ctx) => {
    await store.setCalendarFeed(undefined);
    ctx.status = 204;
  });

  // Calendar programs bring no cookie: the secret in the address is what lets them in.
  router.get('/api/calendar/feed/:secret.ics', limits.slots, async (ctx) => {
    const feed = await store.calendarFeed();
    if (!feed || !isFeedSecret(ctx.params['secret'] ?? '', feed.secretHash)) {
      throw new ApiProblem('not_found');
    }
    const from = addDays(businessToday(clock()), -LOOKS_BACK);
    ctx.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' });
    ctx.body = calendarText(await store.bookingsFrom(from), publicUrl);
    ctx.type = 'text/calendar; charset=utf-8';
  });
}
