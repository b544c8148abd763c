import type { Store } from '#api/store/store.ts';
import { isActive } from '#domain/booking/is-active.ts';
import type { Availability } from '#domain/schedule/availability.ts';
import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import { busyTimesOn } from '#domain/schedule/busy-time.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { type DaySlots, daySlots } from '#domain/schedule/day-slots.ts';
import type { NextSlot } from '#domain/schedule/next-slot.ts';
import type { Days } from '#domain/schedule/opening.ts';
import { bookableDays, type RequestedAppointment } from '#domain/schedule/schedule.ts';

interface Range {
  from: CalendarDate;
  to: CalendarDate;
}

interface Search {
  availability: Availability;
  now: Date;
  zone: Zone;
  /** Undefined for an appointment of the default length at an unknown place. */
  requested: RequestedAppointment | undefined;
}

/** The days from `from` through `to` that are open unless something takes their time. */
async function searchDays(
  store: Store,
  range: Range,
  { availability, now, zone, requested }: Search,
): Promise<DaySlots[]> {
  const days = bookableDays(range, availability, now, zone, requested?.minutes);
  const standing = (await store.bookingsFrom(range.from, range.to)).filter(isActive);
  const byDay = Map.groupBy(standing, ({ date }) => date);
  const sources = { blocks: availability.blocks, calendars: await store.calendarBusyTimes() };
  return days.map((date) => {
    const load = { booked: byDay.get(date) ?? [], busy: busyTimesOn(date, sources) };
    return daySlots(date, availability, load, now, zone, requested);
  });
}

/** The free slots of each day from `from` through `to` that has one, earliest first. */
export const freeSlotsByDay = async (
  store: Store,
  range: Range,
  search: Search,
): Promise<DaySlots[]> =>
  (await searchDays(store, range, search)).filter(({ slots }) => slots.length > 0);

/** Which days from `from` through `to` are open, and which are full. */
export async function openAndFullDays(store: Store, range: Range, search: Search): Promise<Days> {
  const days = await searchDays(store, range, search);
  return {
    open: days.filter(({ slots }) => slots.length > 0).map(({ date }) => date),
    full: days.filter(({ isFull }) => isFull).map(({ date }) => date),
  };
}

/** The first slot that can be booked; undefined if every one is taken. */
export async function nextFreeSlot(store: Store, search: Search): Promise<NextSlot | undefined> {
  const from = businessToday(search.now, search.zone);
  const to = addDays(from, search.availability.horizonDays);
  const [day] = await freeSlotsByDay(store, { from, to }, search);
  return day?.slots[0] && { date: day.date, time: day.slots[0].time };
}
