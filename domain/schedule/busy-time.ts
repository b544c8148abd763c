import type { Appointment } from './appointment.ts';
import type { Block } from './block.ts';
import { blocksOn } from './block.ts';
import { businessInstant, businessTime, businessToday, type Zone } from './business-clock.ts';
import type { CalendarDate, TimeOfDay } from './calendar-date.schema.ts';
import { addDays, datesFrom, daysBetween } from './calendar-date.ts';
import { MINUTES_A_DAY, minutesOf, timeAt } from './time-of-day.ts';

/** An event in the owner's calendar: instants with an exclusive end, or inclusive days. */
export type BusyEvent = { start: Date; end: Date } | { from: CalendarDate; to: CalendarDate };

/** A part of one day by the business's clock. */
export interface BusySpan {
  time: TimeOfDay;
  minutes: number;
}

/** The spans of each busy day; days and spans earliest first, and no span touches another. */
export type BusyDays = Readonly<Record<CalendarDate, readonly BusySpan[]>>;

/** The busy times of one of the owner's calendars. */
export interface CalendarBusyTimes {
  /** The owner's name for it. */
  name: string;
  busy: BusyDays;
}

/** A time that is taken although no appointment is booked. */
export interface BusyTime extends Appointment {
  /** The reason in the owner's words: the label of a block or the name of a calendar. */
  label: string;
}

/** The sources of closed times, besides bookings and days off. */
export interface BusySources {
  blocks: readonly Block[];
  calendars: readonly CalendarBusyTimes[];
}

/** The busy times of `date`, without a buffer: calendar events include what they need. */
export const busyTimesOn = (date: CalendarDate, { blocks, calendars }: BusySources): BusyTime[] => [
  ...blocksOn(date, blocks),
  ...calendars.flatMap(({ name, busy }) =>
    (busy[date] ?? []).map((span) => ({ date, ...span, bufferMinutes: 0, label: name })),
  ),
];

/**
 * Converts events to spans of the days `from` to `to`, both included: split at midnight, clipped to
 * the range, widened to whole minutes, and merged where they touch.
 */
export function busyDaysOf(
  events: readonly BusyEvent[],
  range: { from: CalendarDate; to: CalendarDate },
  zone: Zone,
): BusyDays {
  const days = new Map<CalendarDate, Minutes[]>();
  for (const event of events) {
    for (const { date, ...minutes } of partsOf(event, range, zone)) {
      const parts = days.get(date);
      if (parts) parts.push(minutes);
      else days.set(date, [minutes]);
    }
  }
  return Object.fromEntries(
    [...days]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([date, parts]) => [date, mergedSpans(parts)]),
  );
}

/** Minutes after midnight of the wall clock; `end` is exclusive. */
interface Minutes {
  start: number;
  end: number;
}

type Part = Minutes & { date: CalendarDate };

function partsOf(
  event: BusyEvent,
  range: { from: CalendarDate; to: CalendarDate },
  zone: Zone,
): Part[] {
  if ('from' in event) {
    return datesWithin(event, range).map((date) => ({ date, start: 0, end: MINUTES_A_DAY }));
  }
  const { start, end } = event;
  if (end <= start) return [];
  const days = {
    from: businessToday(start, zone),
    to: businessToday(new Date(end.getTime() - 1), zone),
  };
  return datesWithin(days, range).map((date) => {
    const midnight = businessInstant(date, '00:00', zone);
    const nextMidnight = businessInstant(addDays(date, 1), '00:00', zone);
    return {
      date,
      ...wallMinutes(start > midnight ? start : midnight, end < nextMidnight ? end : nextMidnight, {
        nextMidnight,
        zone,
      }),
    };
  });
}

/**
 * The wall time of a part of one day. Across a clock change the elapsed and the displayed minutes
 * differ; the longer of the two counts, so that a repeated hour is busy both times.
 */
function wallMinutes(
  start: Date,
  end: Date,
  { nextMidnight, zone }: { nextMidnight: Date; zone: Zone },
): Minutes {
  const elapsed = Math.ceil((end.getTime() - start.getTime()) / 60_000);
  const shownStart = minutesOf(businessTime(start, zone));
  const wholeMinute = new Date(Math.ceil(end.getTime() / 60_000) * 60_000);
  const shownEnd =
    wholeMinute >= nextMidnight ? MINUTES_A_DAY : minutesOf(businessTime(wholeMinute, zone));
  return {
    start: Math.max(0, Math.min(shownStart, shownEnd - elapsed)),
    end: Math.min(MINUTES_A_DAY, Math.max(shownEnd, shownStart + elapsed)),
  };
}

function datesWithin(
  { from, to }: { from: CalendarDate; to: CalendarDate },
  range: { from: CalendarDate; to: CalendarDate },
): CalendarDate[] {
  const first = from > range.from ? from : range.from;
  const last = to < range.to ? to : range.to;
  const count = daysBetween(first, last) + 1;
  return datesFrom(first, count);
}

function mergedSpans(parts: readonly Minutes[]): BusySpan[] {
  const merged: Minutes[] = [];
  for (const { start, end } of parts.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged.map(({ start, end }) => ({ time: timeAt(start), minutes: end - start }));
}
