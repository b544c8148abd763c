import { ApiProblem } from '#api/http/api-problem.ts';
import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { calendarFeedOperations } from './calendar-feed.openapi.ts';
import { isFeedSecret, newFeedSecret } from './feed-secret.ts';
import { toICalendar } from './icalendar.ts';

/** Days back from today; older bookings are useless on a phone. */
const PAST_DAYS = 30;

export function calendarFeedRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock, limits, publicUrl, notices } = dependencies;

  implement(router, dependencies, calendarFeedOperations, {
    getCalendarFeed: async () => {
      const feed = await store.calendarFeed();
      return { feed: feed ? { createdAt: feed.createdAt } : null };
    },

    // Creates or replaces the address. Only its hash is stored, so this answer alone contains it.
    createCalendarFeed: async ({ ctx }) => {
      const { secret, secretHash } = newFeedSecret();
      const createdAt = clock().toISOString();
      await store.setCalendarFeed({ secretHash, createdAt });
      if (await limits.isFirstSubscription('calendar feed')) notices.tell(ctx, 'calendar_feed_on');
      return {
        feed: { createdAt },
        url: `${publicUrl}/api/calendar/feed/${secret}.ics`,
      };
    },

    revokeCalendarFeed: async () => {
      await store.setCalendarFeed(undefined);
    },

    // Calendar programs send no cookie: the secret in the URL authenticates them.
    readCalendarFeed: async ({ ctx, params }) => {
      const feed = await store.calendarFeed();
      if (!feed || !isFeedSecret(params.secret, feed.secretHash)) {
        throw new ApiProblem('not_found');
      }
      const from = addDays(businessToday(clock(), business.current().timeZone), -PAST_DAYS);
      ctx.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' });
      ctx.body = toICalendar(await store.bookingsFrom(from), {
        business: business.current(),
        rules: await store.availability.read(),
        origin: publicUrl,
      });
      ctx.type = 'text/calendar; charset=utf-8';
    },
  });
}
