import { newBooking } from '#api/booking/new-booking.ts';
import { sellSlot } from '#api/booking/sell-slot.ts';
import { onceOf } from '#api/middleware/idempotency.ts';
import { jsonBody } from '#api/middleware/json-body.ts';
import { validBody, validQuery } from '#api/middleware/validate.ts';
import { ApiProblem } from '#api/problem/api-problem.ts';
import { listQuerySchema } from '#api/routes/list-query.schema.ts';
import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';
import {
  bookingByHandSchema,
  bookingChangeSchema,
  bookingMoveSchema,
} from '#domain/booking/booking-changes.schema.ts';
import { ownerAvailability } from '#domain/booking/owner-availability.ts';
import { dayRangeSchema } from '#domain/schedule/availability.schema.ts';
import { changeBooking, OWNER } from './change-booking.ts';
import { moveBooking } from './move-booking.ts';
import { presentBooking } from './present-booking.ts';

export function bookingsRoutes(
  router: ApiRouter,
  { store, clock, owner, ownOrigin }: RouteParts,
): void {
  const newestFirst = validQuery(listQuerySchema, async (ctx, query) => {
    const page = await store.listBookings(query);
    ctx.body = { ...page, data: page.data.map(presentBooking) };
  });
  const ofDays = validQuery(dayRangeSchema, async (ctx, { from, to }) => {
    const data = await store.bookingsFrom(from, to);
    ctx.body = { data: data.map(presentBooking), total: data.length, nextCursor: null };
  });
  router.get('/api/bookings', owner, (ctx) =>
    'from' in ctx.query || 'to' in ctx.query ? ofDays(ctx) : newestFirst(ctx),
  );

  router.get('/api/bookings/:id', owner, async (ctx) => {
    const booking = await store.findBooking(ctx.params['id'] ?? '');
    if (!booking) throw new ApiProblem('not_found');
    ctx.body = presentBooking(booking);
  });

  router.post(
    '/api/bookings',
    owner,
    ownOrigin,
    jsonBody,
    validBody(bookingByHandSchema, async (ctx, body) => {
      const { anyway = false, ...payload } = body;
      const now = clock();
      const entered = { at: now.toISOString(), by: OWNER, what: 'entered' as const };
      const booking = await sellSlot(store, newBooking(payload, now, [entered]), {
        now,
        once: onceOf(ctx, body),
        availability: ownerAvailability(await store.availability()),
        owner: { anyway },
      });
      ctx.status = 201;
      ctx.body = presentBooking(booking);
    }),
  );

  router.patch(
    '/api/bookings/:id',
    owner,
    ownOrigin,
    jsonBody,
    validBody(bookingChangeSchema, async (ctx, { revision, ...change }) => {
      const version = { id: ctx.params['id'] ?? '', revision };
      ctx.body = presentBooking(await changeBooking(store, version, change, clock()));
    }),
  );

  router.post(
    '/api/bookings/:id/move',
    owner,
    ownOrigin,
    jsonBody,
    validBody(bookingMoveSchema, async (ctx, { revision, anyway = false, ...to }) => {
      const version = { id: ctx.params['id'] ?? '', revision };
      ctx.body = presentBooking(await moveBooking(store, version, { to, anyway, now: clock() }));
    }),
  );
}
