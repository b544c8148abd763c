import type { Store } from '#api/store/store.ts';
import { isStanding } from '#domain/booking/is-standing.ts';
import type { Availability, Slot } from '#domain/schedule/availability.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { busyTimesOn } from '#domain/schedule/busy-time.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import type { NextSlot } from '#domain/schedule/next-slot.ts';
import { bookableDays, freeSlots, type RequestedAppointment } from '#domain/schedule/schedule.ts';

interface Search {
  availability: Availability;
  now: Date;
  /** Undefined for an appointment of the usual length at an unknown place. */
  requested: RequestedAppointment | undefined;
}

/** The free slots of each day from `from` through `to` that has one, earliest first. */
export async function freeSlotsByDay(
  store: Store,
  { from, to }: { from: CalendarDate; to: CalendarDate },
  { availability, now, requested }: Search,
): Promise<{ date: CalendarDate; slots: readonly Slot[] }[]> {
  const days = bookableDays({ from, to }, availability, now, requested?.minutes);
  const booked = Map.groupBy(await store.bookingsFrom(from, to), ({ date }) => date);
  const sources = { blocks: availability.blocks, calendars: await store.calendarBusyTimes() };
  return days.flatMap((date) => {
    const standing = (booked.get(date) ?? []).filter(isStanding);
    const taken = [...standing, ...busyTimesOn(date, sources)];
    const slots = freeSlots(date, availability, taken, now, requested);
    return slots.length > 0 ? [{ date, slots }] : [];
  });
}

/** The first free slot of each day from `from` through `to` that has one, earliest first. */
export async function firstFreeSlots(
  store: Store,
  range: { from: CalendarDate; to: CalendarDate },
  search: Search,
): Promise<NextSlot[]> {
  const days = await freeSlotsByDay(store, range, search);
  return days.flatMap(({ date, slots: [first] }) => (first ? [{ date, time: first.time }] : []));
}

/** The first slot that can be booked at all; undefined when every one is taken. */
export async function nextFreeSlot(store: Store, search: Search): Promise<NextSlot | undefined> {
  const from = businessToday(search.now);
  const to = addDays(from, search.availability.horizonDays);
  return (await firstFreeSlots(store, { from, to }, search))[0];
}
