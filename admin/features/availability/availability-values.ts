import type { Values } from '#admin/edits/drafts.ts';
import type { Availability } from '#domain/schedule/availability.ts';
import { formatDate, formatTime, weekdays } from '#domain/schedule/calendar-date.ts';

export type StartTimes = Availability['startTimes'];
export type DayOff = Availability['daysOff'][number];

/** By number, Monday first: how a business reads its week. */
export const weekOrder = [1, 2, 3, 4, 5, 6, 0] as const;

export const dayName = (weekday: number): string => weekdays[weekday]?.long ?? '';

/** An availability as the texts of a form; lists are JSON in hidden controls. */
export const valuesOf = (availability: Availability): Values => ({
  startTimes: JSON.stringify(availability.startTimes),
  daysOff: JSON.stringify(availability.daysOff),
  noticeHours: String(availability.noticeHours),
  horizonDays: String(availability.horizonDays),
});

export const startTimesIn = ({ startTimes }: Values): StartTimes =>
  JSON.parse(startTimes ?? '[[],[],[],[],[],[],[]]') as StartTimes;

export const daysOffIn = ({ daysOff }: Values): DayOff[] => JSON.parse(daysOff ?? '[]') as DayOff[];

/** What a form's texts say. A number that is none is NaN, which the server refuses. */
export const availabilityIn = (values: Values): Availability => ({
  startTimes: startTimesIn(values),
  daysOff: daysOffIn(values),
  noticeHours: numberIn(values['noticeHours']),
  horizonDays: numberIn(values['horizonDays']),
});

/** An empty text is no number; `Number` would make it 0. */
const numberIn = (text = '') => (text.trim() === '' ? Number.NaN : Number(text));

export function startTimesText(startTimes: StartTimes): string {
  return weekOrder
    .map((day) => {
      const times = (startTimes[day] ?? []).map(formatTime).join(', ');
      return `${dayName(day)}: ${times || 'closed'}`;
    })
    .join('\n');
}

/** 'Dec 24, 2026' or 'Dec 24, 2026 – Jan 3, 2027'. */
export function dayOffText({ from, to }: DayOff): string {
  const first = formatDate(from, 'short');
  return from === to ? first : `${first} – ${formatDate(to, 'short')}`;
}
