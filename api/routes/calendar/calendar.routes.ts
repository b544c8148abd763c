import * as z from 'zod/mini';
import { onceOf } from '#api/middleware/idempotency.ts';
import { jsonBody } from '#api/middleware/json-body.ts';
import { refuseAutomated } from '#api/middleware/refuse-automated.ts';
import { validBody, validQuery } from '#api/middleware/validate.ts';
import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';
import { bookingPayloadSchema } from '#domain/booking/booking.schema.ts';
import { dayRangeSchema } from '#domain/schedule/availability.schema.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { bookableDays, freeSlots } from '#domain/schedule/schedule.ts';
import { bookSlot } from './book-slot.ts';
import { presentConfirmation } from './present-confirmation.ts';

const slotsQuerySchema = z.object({ date: calendarDateSchema });

export function calendarRoutes(router: ApiRouter, { store, clock, limits }: RouteParts): void {
  router.get(
    '/api/calendar/slots',
    limits.slots,
    validQuery(slotsQuerySchema, async (ctx, { date }) => {
      const taken = await store.takenTimes(date);
      ctx.body = freeSlots(date, await store.availability(), taken, clock());
    }),
  );

  // Sold-out days are among them: the widget says that they have no times left (spec §8).
  router.get(
    '/api/calendar/days',
    limits.slots,
    validQuery(dayRangeSchema, async (ctx, range) => {
      ctx.body = bookableDays(range, await store.availability(), clock());
    }),
  );

  router.post(
    '/api/calendar/book',
    limits.writes,
    jsonBody,
    validBody(bookingPayloadSchema, async (ctx, body) => {
      refuseAutomated(body);
      const booking = await bookSlot(store, clock(), body, onceOf(ctx, body));
      ctx.status = 201;
      ctx.body = presentConfirmation(booking);
    }),
  );
}
