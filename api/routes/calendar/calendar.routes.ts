import * as z from 'zod/mini';
import { onceOf } from '#api/middleware/idempotency.ts';
import { jsonBody } from '#api/middleware/json-body.ts';
import { refuseAutomated } from '#api/middleware/refuse-automated.ts';
import { validBody, validQuery } from '#api/middleware/validate.ts';
import { ApiProblem } from '#api/problem/api-problem.ts';
import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';
import { bookingPayloadSchema } from '#domain/booking/booking.schema.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { freeSlots, openTimes } from '#domain/schedule/schedule.ts';
import { newBooking } from './new-booking.ts';
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

  router.post(
    '/api/calendar/book',
    limits.writes,
    jsonBody,
    validBody(bookingPayloadSchema, async (ctx, body) => {
      refuseAutomated(body);
      const once = onceOf(ctx, body);
      const availability = await store.availability();
      const now = clock();

      // A sold time still counts as open here: a repeat of the request that bought it must get through.
      if (!openTimes(body.date, availability, now).includes(body.time)) {
        const slots = freeSlots(body.date, availability, await store.takenTimes(body.date), now);
        throw new ApiProblem('slot_unavailable', { detail: 'Please choose another time.', slots });
      }

      const reservation = await store.reserveSlot(newBooking(body, now), once);
      if (reservation.outcome === 'slot_taken') {
        const slots = freeSlots(body.date, availability, reservation.takenTimes, now);
        throw new ApiProblem('slot_taken', { detail: 'Please choose another time.', slots });
      }
      ctx.status = 201;
      ctx.body = presentConfirmation(reservation.booking);
    }),
  );
}
