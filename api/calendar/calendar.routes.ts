import { takenTimesOn } from '#api/bookings/taken-times.ts';
import { refuseFilledHoneypot } from '#api/http/honeypot.ts';
import { idempotencyKeyOf } from '#api/http/idempotency-key.ts';
import { jsonBody } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validBody, validQuery } from '#api/http/validate.ts';
import { bookingPayloadSchema } from '#domain/booking/booking.schema.ts';
import type { Business } from '#domain/business/business.ts';
import type { Slot } from '#domain/schedule/availability.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { reportDue } from '#domain/schedule/option-period.ts';
import { freeSlots } from '#domain/schedule/schedule.ts';
import { requestedAppointment } from './appointment-query.ts';
import { bookForVisitor } from './book-for-visitor.ts';
import { daysQuerySchema, nextSlotQuerySchema, slotsQuerySchema } from './calendar-query.schema.ts';
import { nextFreeSlot, openAndFullDays } from './free-slots.ts';

const withReports = (
  slots: readonly Slot[],
  appointment: { date: CalendarDate; minutes: number },
  business: Business,
) =>
  slots.map(({ time }): Slot => {
    return { time, reportBy: reportDue({ ...appointment, time }, business).toISOString() };
  });

export function calendarRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, clock, limits, business } = dependencies;
  router.get(
    '/api/calendar/slots',
    limits.slots,
    validQuery(slotsQuerySchema, async (ctx, { date, reports, ...query }) => {
      const availability = await store.availability.read();
      const { booked, closed } = await takenTimesOn(store, availability, date);
      const now = clock();
      const { timeZone: zone, prices } = business.current();
      const today = businessToday(now, zone);
      const requested = requestedAppointment(query, availability, today, prices);
      const slots = freeSlots(date, availability, [...booked, ...closed], now, zone, requested);
      const minutes = requested?.minutes ?? availability.lengths.buyer;
      ctx.body =
        reports === 'true' ? withReports(slots, { date, minutes }, business.current()) : slots;
    }),
  );

  router.get(
    '/api/calendar/days',
    limits.slots,
    validQuery(daysQuerySchema, async (ctx, { from, to, full, ...query }) => {
      const availability = await store.availability.read();
      const now = clock();
      const { timeZone: zone, prices } = business.current();
      const today = businessToday(now, zone);
      const requested = requestedAppointment(query, availability, today, prices);
      const days = await openAndFullDays(
        store,
        { from, to },
        { availability, now, zone, requested },
      );
      ctx.body = full === 'true' ? days : days.open;
    }),
  );

  // The first view of the calendar offers it; it may be taken by the time it is chosen.
  router.get(
    '/api/calendar/next-slot',
    limits.slots,
    validQuery(nextSlotQuerySchema, async (ctx, query) => {
      const availability = await store.availability.read();
      const now = clock();
      const { timeZone: zone, prices } = business.current();
      const today = businessToday(now, zone);
      const requested = requestedAppointment(query, availability, today, prices);
      ctx.body = {
        slot: (await nextFreeSlot(store, { availability, now, zone, requested })) ?? null,
      };
    }),
  );

  router.post(
    '/api/calendar/book',
    limits.writes,
    jsonBody,
    validBody(bookingPayloadSchema, async (ctx, body) => {
      refuseFilledHoneypot(body);
      const { website: _honeypot, ...payload } = body;
      const idempotencyKey = idempotencyKeyOf(ctx, body);
      const answer = await bookForVisitor(ctx, payload, idempotencyKey, dependencies);
      ctx.body = answer;
      // Accepted, but not booked: a request for that time.
      ctx.status = 'requestId' in answer ? 202 : 201;
    }),
  );
}
