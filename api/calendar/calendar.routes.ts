import { takenTimesOn } from '#api/bookings/taken-times.ts';
import { refuseFilledHoneypot } from '#api/http/honeypot.ts';
import { idempotencyKeyOf } from '#api/http/idempotency-key.ts';
import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import type { Business } from '#domain/business/business.ts';
import type { Slot } from '#domain/schedule/availability.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { reportDue } from '#domain/schedule/option-period.ts';
import { freeSlots } from '#domain/schedule/schedule.ts';
import { requestedAppointment } from './appointment-query.ts';
import { bookForVisitor } from './book-for-visitor.ts';
import { calendarOperations } from './calendar.openapi.ts';
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
  const { store, clock, business } = dependencies;

  implement(router, dependencies, calendarOperations, {
    listSlots: async ({ query: { date, reports, ...query } }) => {
      const availability = await store.availability.read();
      const { booked, closed } = await takenTimesOn(store, availability, date);
      const now = clock();
      const { timeZone: zone, prices } = business.current();
      const today = businessToday(now, zone);
      const requested = requestedAppointment(query, availability, today, prices);
      const slots = freeSlots(date, availability, [...booked, ...closed], now, zone, requested);
      const minutes = requested?.minutes ?? availability.lengths.buyer;
      return reports === 'true' ? withReports(slots, { date, minutes }, business.current()) : slots;
    },

    listDays: async ({ query: { from, to, full, ...query } }) => {
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
      return full === 'true' ? days : days.open;
    },

    // The first view of the calendar offers it; it may be taken by the time it is chosen.
    getNextSlot: async ({ query }) => {
      const availability = await store.availability.read();
      const now = clock();
      const { timeZone: zone, prices } = business.current();
      const today = businessToday(now, zone);
      const requested = requestedAppointment(query, availability, today, prices);
      return {
        slot: (await nextFreeSlot(store, { availability, now, zone, requested })) ?? null,
      };
    },

    book: async ({ ctx, body }) => {
      refuseFilledHoneypot(body);
      const { website: _honeypot, ...payload } = body;
      const idempotencyKey = idempotencyKeyOf(ctx, body);
      const answer = await bookForVisitor(ctx, payload, idempotencyKey, dependencies);
      ctx.body = answer;
      // Accepted, but not booked: a request for that time.
      ctx.status = 'requestId' in answer ? 202 : 201;
    },
  });
}
