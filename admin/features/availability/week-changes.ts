import { availabilityLimits } from '#domain/schedule/availability.schema.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { minutesOf } from '#domain/schedule/time-of-day.ts';
import { type DayOff, dayName, type StartTimes } from './availability-values.ts';

/** The changed value, or why the change is refused. */
export type Changed<T> = { next: T } | { refused: string };

const withDay = (week: StartTimes, weekday: number, times: TimeOfDay[]): StartTimes =>
  week.map((before, index) => (index === weekday ? times : before)) as unknown as StartTimes;

export function withTime(week: StartTimes, weekday: number, time: string): Changed<StartTimes> {
  const times = week[weekday] ?? [];
  if (!time) return { refused: 'Choose a time first' };
  if (times.includes(time)) return { refused: `${dayName(weekday)} already has this time` };
  if (times.length >= availabilityLimits.startsADay) {
    return { refused: `At most ${availabilityLimits.startsADay} times a day` };
  }
  return { next: withDay(week, weekday, [...times, time].sort()) };
}

export const withoutTime = (week: StartTimes, weekday: number, time: TimeOfDay): StartTimes =>
  withDay(
    week,
    weekday,
    (week[weekday] ?? []).filter((other) => other !== time),
  );

/** Copies Monday's times to Tuesday to Friday. */
export const withMondayCopied = (week: StartTimes): StartTimes =>
  week.map((times, day) => (day >= 2 && day <= 5 ? [...week[1]] : times)) as unknown as StartTimes;

/** Adds all of `added` that are not in the list yet. */
export function withDaysOff(days: readonly DayOff[], added: readonly DayOff[]): Changed<DayOff[]> {
  const next = [...days, ...missingDays(days, added)];
  if (next.length > availabilityLimits.daysOff) {
    return { refused: `At most ${availabilityLimits.daysOff} entries` };
  }
  return { next: next.toSorted((a, b) => a.from.localeCompare(b.from)) };
}

/** The ranges of `added` that no range of `days` contains. */
export const missingDays = <D extends DayOff>(days: readonly DayOff[], added: readonly D[]): D[] =>
  added.filter(({ from, to }) => !days.some((day) => day.from <= from && to <= day.to));

/** A blank `to` means a single day. */
export function withDayOff(
  days: readonly DayOff[],
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Changed<DayOff[]> {
  if (!from) return { refused: 'Choose a day first' };
  const added = { from, to: to || from };
  if (added.to < added.from) return { refused: 'The last day comes before the first' };
  if (days.some((other) => other.from === added.from && other.to === added.to)) {
    return { refused: 'This is already on the list' };
  }
  if (days.length >= availabilityLimits.daysOff) {
    return { refused: `At most ${availabilityLimits.daysOff} entries` };
  }
  return { next: [...days, added].sort((a, b) => a.from.localeCompare(b.from)) };
}

/** The starts at which `minutes` on site would end after `closing`; they are not offered. */
export const startsTooLate = (
  starts: readonly TimeOfDay[],
  { closing, minutes }: { closing: TimeOfDay; minutes: number },
): TimeOfDay[] => starts.filter((start) => minutesOf(start) + minutes > minutesOf(closing));
