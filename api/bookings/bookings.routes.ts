import { linkAddresses, newAppointmentLink } from '#api/appointments/appointment-link.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { authorOf } from '#api/http/author-of.ts';
import { idempotencyKeyOf } from '#api/http/idempotency-key.ts';
import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { selectionOutcome } from '#api/http/selection-outcome.ts';
import { validQuery } from '#api/http/validate.ts';
import { reviewRelease } from '#api/jobs/change-job.ts';
import { expireCheckouts } from '#api/payments/expire-checkouts.ts';
import { burstsOf } from '#domain/booking/limits/booking-bursts.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import { dayRangeSchema } from '#domain/schedule/availability.schema.ts';
import { businessDay, businessToday } from '#domain/schedule/business-clock.ts';
import { bookByHand } from './book-by-hand.ts';
import { bookingQuerySchema } from './booking-query.schema.ts';
import { bookingsOperations } from './bookings.openapi.ts';
import { changeBooking } from './change-booking.ts';
import { changeSelected } from './change-selection.ts';
import { correctBooking } from './correct-booking.ts';
import { daySchedules } from './day-schedules.ts';
import { moveBooking } from './move-booking.ts';
import { presentBookings, presentPriced } from './present-bookings.ts';
import { reopenBooking } from './reopen-booking.ts';

export function bookingsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, clock, business, ownerOrKey, publicUrl } = dependencies;
  const zone = () => business.current().timeZone;
  /** After a change of what the client has to pay, or whether. */
  const endStalePages = ({ state: { log } }: Pick<ApiContext, 'state'>, id: string) =>
    expireCheckouts({ store, clock, log, payments: dependencies.payments }, id);
  const byPages = validQuery(bookingQuerySchema, async (ctx, { day, ...query }) => {
    const page = await store.listBookings({
      ...query,
      ...(day && { day: businessDay(day, zone()) }),
    });
    ctx.body = { ...page, data: await presentBookings(store, page.data) };
  });
  const byDays = validQuery(dayRangeSchema, async (ctx, { from, to }) => {
    const data = await store.bookingsFrom(from, to);
    ctx.body = {
      data: await presentBookings(store, data),
      total: data.length,
      start: 0,
      previousCursor: null,
      nextCursor: null,
    };
  });
  router.get('/api/bookings', ownerOrKey('read'), (ctx) =>
    'from' in ctx.query || 'to' in ctx.query ? byDays(ctx) : byPages(ctx),
  );

  implement(router, dependencies, bookingsOperations, {
    markBookingsSeen: async ({ body: { until } }) => {
      // Never ahead of the clock: bookings that come later are new.
      const now = clock().toISOString();
      await store.markBookingsSeen(Date.parse(until) < Date.parse(now) ? until : now);
    },

    listBookingBursts: async () => {
      const now = clock();
      const ahead = await store.bookingsFrom(businessToday(now, zone()));
      const limits = await store.bookingLimits.read();
      const bursts = burstsOf(ahead, { limits, now, zone: zone() });
      const data = bursts.map(async ({ cause, bookings }) => ({
        cause,
        bookings: await presentBookings(store, bookings),
      }));
      return { data: await Promise.all(data) };
    },

    // Days for the owner's own bookings: without notice and horizon, with what takes their time.
    listDaysToBook: async ({ query }) =>
      await daySchedules(store, query, clock(), business.current()),

    getBooking: async ({ params }) => {
      const booking = await store.findBooking(params.id);
      if (!booking) throw new ApiProblem('not_found');
      return await presentPriced(store, booking);
    },

    enterBooking: async ({ ctx, body }) => {
      const options = {
        now: clock(),
        by: authorOf(ctx),
        idempotencyKey: idempotencyKeyOf(ctx, body),
        business,
      };
      const booking = await bookByHand(store, body, options);
      return await presentPriced(store, booking);
    },

    changeBookings: async ({ ctx, body: { action, reason, records } }) => {
      const act = (version: Versioned) =>
        changeSelected(store, version, { action, reason, now: clock() });
      const { changed, unchanged } = await selectionOutcome(records, act, (booking) => booking);
      ctx.body = { changed: await presentBookings(store, changed), unchanged };
      await Promise.all(records.map(({ id }) => endStalePages(ctx, id)));
    },

    changeBooking: async ({ ctx, params, body: { revision, ...change } }) => {
      const version = { id: params.id, revision };
      const author = { now: clock(), zone: zone(), by: authorOf(ctx) };
      const booking = await changeBooking(store, version, change, author);
      await reviewRelease(store, booking, author.now);
      ctx.body = await presentPriced(store, booking);
      await endStalePages(ctx, version.id);
    },

    // Only digests are stored, so the owner gets another link besides the client's own.
    addBookingLink: async ({ params }) => {
      const { token, digest } = newAppointmentLink();
      const booking = await store.addBookingLink(params.id, digest);
      if (!booking) throw new ApiProblem('not_found');
      return {
        booking: await presentPriced(store, booking),
        manageUrl: linkAddresses(publicUrl, token, booking.locale).manageUrl,
      };
    },

    moveBooking: async ({ ctx, params, body: { revision, anyway = false, ...to } }) => {
      const version = { id: params.id, revision };
      const move = { to, anyway, now: clock(), zone: zone(), by: authorOf(ctx) };
      return await presentPriced(store, await moveBooking(store, version, move));
    },

    reopenBooking: async ({ params, body: { revision, anyway = false } }) => {
      const version = { id: params.id, revision };
      const options = { anyway, now: clock(), zone: zone() };
      return await presentPriced(store, await reopenBooking(store, version, options));
    },

    correctBooking: async ({ ctx, params, body: { revision, anyway = false, ...details } }) => {
      const version = { id: params.id, revision };
      const options = { details, anyway, now: clock(), business: business.current() };
      const booking = await correctBooking(store, version, options);
      await reviewRelease(store, booking, options.now);
      ctx.body = await presentPriced(store, booking);
      await endStalePages(ctx, version.id);
    },
  });
}
