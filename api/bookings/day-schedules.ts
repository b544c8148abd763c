import * as z from 'zod/mini';
import { appointmentFields, requestedAppointment } from '#api/calendar/appointment-query.ts';
import type { Store } from '#api/store/store.ts';
import type { DaySchedules } from '#domain/booking/calendar/day-schedule.ts';
import { ownerAvailability } from '#domain/booking/calendar/owner-availability.ts';
import { isActive } from '#domain/booking/is-active.ts';
import type { Business } from '#domain/business/business.ts';
import { dayRangeSchema } from '#domain/schedule/availability.schema.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { busyTimesOn } from '#domain/schedule/busy-time.ts';
import { addDays, daysBetween } from '#domain/schedule/calendar-date.ts';
import { freeSlots, isDayOff } from '#domain/schedule/schedule.ts';
import { optionalLine } from '#domain/validation/fields.ts';
import { presentBooking } from './present-booking.ts';

/** The query of `GET /api/bookings/days`. `except` is the id of a booking that is to be moved. */
export const daySchedulesSchema = z.extend(dayRangeSchema, {
  ...appointmentFields,
  except: optionalLine(100),
});

/** For each day, the starts that fit and what takes its time. */
export async function daySchedules(
  store: Store,
  { from, to, except, ...query }: z.output<typeof daySchedulesSchema>,
  now: Date,
  { timeZone, prices }: Business,
): Promise<DaySchedules> {
  const availability = ownerAvailability(await store.availability.read());
  const { minutes = availability.lengths.buyer, place } =
    requestedAppointment(query, availability, businessToday(now, timeZone), prices) ?? {};
  const requested = { minutes, place };
  const bookings = await store.bookingsFrom(from, to);
  const standing = bookings.filter((booking) => isActive(booking) && booking.id !== except);
  const byDay = Map.groupBy(standing, ({ date }) => date);
  const sources = { blocks: availability.blocks, calendars: await store.calendarBusyTimes() };
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) =>
    addDays(from, index),
  );
  return {
    minutes,
    bufferMinutes: availability.bufferMinutes,
    driveTime: availability.driveTime,
    place,
    days: dates.map((date) => {
      const booked = byDay.get(date) ?? [];
      const busy = busyTimesOn(date, sources);
      const slots = freeSlots(date, availability, [...booked, ...busy], now, timeZone, requested);
      return {
        date,
        isDayOff: isDayOff(date, availability.daysOff),
        starts: slots.map(({ time }) => time),
        bookings: booked.map(presentBooking),
        busy,
      };
    }),
  };
}
