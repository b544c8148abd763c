import { takenTimesOn } from '#api/bookings/taken-times.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { isActive } from '#domain/booking/is-active.ts';
import type { Slot } from '#domain/schedule/availability.ts';
import type { Zone } from '#domain/schedule/business-clock.ts';
import { busyTimesOn } from '#domain/schedule/busy-time.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { type DaySlots, daySlots } from '#domain/schedule/day-slots.ts';
import type { Days } from '#domain/schedule/opening.ts';
import { bookableDays, freeSlots } from '#domain/schedule/schedule.ts';

/** The days from `from` to `to` with a start that `booking` can be moved to, and the full ones. */
export async function daysToMove(
  store: Store,
  booking: Booking,
  { from, to, now, zone }: { from: CalendarDate; to: CalendarDate; now: Date; zone: Zone },
): Promise<Days> {
  const availability = await store.availability.read();
  const standing = (await store.bookingsFrom(from, to)).filter(isActive);
  const byDay = Map.groupBy(standing, ({ date }) => date);
  const sources = { blocks: availability.blocks, calendars: await store.calendarBusyTimes() };
  const { minutes } = booking;
  const days = bookableDays({ from, to }, availability, now, zone, minutes).map((date) => {
    const booked = without(byDay.get(date) ?? [], booking);
    const load = { booked, busy: busyTimesOn(date, sources) };
    return daySlots(date, availability, load, now, zone, booking);
  });
  const hasOtherStart = ({ date, slots }: DaySlots) =>
    otherStarts(slots, { booking, date }).length > 0;
  return {
    open: days.filter(hasOtherStart).map(({ date }) => date),
    full: days.filter(({ isFull }) => isFull).map(({ date }) => date),
  };
}

/** The starts of `date` that `booking` can be moved to; its own time counts as free. */
export async function startsToMove(
  store: Store,
  booking: Booking,
  { date, now, zone }: { date: CalendarDate; now: Date; zone: Zone },
): Promise<Slot[]> {
  const availability = await store.availability.read();
  const { booked, closed } = await takenTimesOn(store, availability, date);
  const taken = [...without(booked, booking), ...closed];
  return otherStarts(freeSlots(date, availability, taken, now, zone, booking), { booking, date });
}

const without = <T extends object>(taken: readonly T[], { id }: Booking): T[] =>
  taken.filter((one) => !('id' in one) || one.id !== id);

const otherStarts = (
  slots: readonly Slot[],
  { booking, date }: { booking: Booking; date: CalendarDate },
): Slot[] => slots.filter(({ time }) => date !== booking.date || time !== booking.time);
