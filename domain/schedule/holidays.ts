import type { CalendarDate } from './calendar-date.schema.ts';
import { addDays, addMonths, lastDayOfMonth, weekdayOf } from './calendar-date.ts';

/** A holiday with the adjacent days on which offices are closed; first and last days included. */
export interface Holiday {
  name: string;
  from: CalendarDate;
  to: CalendarDate;
}

/** On one date each year. */
const fixed = [
  ['New Year’s Day', '01-01'],
  ['Juneteenth', '06-19'],
  ['Independence Day', '07-04'],
  ['Veterans Day', '11-11'],
  ['Christmas Day', '12-25'],
] as const;

/** On the nth weekday of a month; 0 is Sunday. */
const floating = [
  ['Martin Luther King Jr. Day', { month: '01', weekday: 1, nth: 3 }],
  ['Presidents’ Day', { month: '02', weekday: 1, nth: 3 }],
  ['Labor Day', { month: '09', weekday: 1, nth: 1 }],
  ['Columbus Day', { month: '10', weekday: 1, nth: 2 }],
] as const;

/**
 * The US federal holidays (5 U.S.C. §6103) and the day after Thanksgiving in the twelve months from
 * `from` on, earliest first. A holiday on a Saturday is also observed the day before, one on a
 * Sunday the day after.
 */
export function holidaysFrom(from: CalendarDate): Holiday[] {
  const end = addMonths(from, 12);
  const year = Number(from.slice(0, 4));
  return [year, year + 1]
    .flatMap(holidaysOf)
    .filter((holiday) => holiday.from >= from && holiday.from < end)
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

/** The holiday that covers exactly these days. */
export const holidayOn = ({ from, to }: Pick<Holiday, 'from' | 'to'>): Holiday | undefined =>
  holidaysFrom(from).find((holiday) => holiday.from === from && holiday.to === to);

function holidaysOf(year: number): Holiday[] {
  const thanksgiving = nthWeekday(`${year}-11-01`, { weekday: 4, nth: 4 });
  const memorialDay = lastMonday(`${year}-05`);
  return [
    ...fixed.map(([name, day]) => withObservedDay(name, `${year}-${day}`)),
    ...floating.map(([name, { month, ...rule }]) =>
      singleDay(name, nthWeekday(`${year}-${month}-01`, rule)),
    ),
    singleDay('Memorial Day', memorialDay),
    { name: 'Thanksgiving', from: thanksgiving, to: addDays(thanksgiving, 1) },
  ];
}

const singleDay = (name: string, date: CalendarDate): Holiday => ({ name, from: date, to: date });

function withObservedDay(name: string, date: CalendarDate): Holiday {
  const weekday = weekdayOf(date);
  return {
    name,
    from: weekday === 6 ? addDays(date, -1) : date,
    to: weekday === 0 ? addDays(date, 1) : date,
  };
}

function nthWeekday(
  first: CalendarDate,
  { weekday, nth }: { weekday: number; nth: number },
): CalendarDate {
  const daysToWeekday = (weekday - weekdayOf(first) + 7) % 7;
  return addDays(first, daysToWeekday + (nth - 1) * 7);
}

function lastMonday(month: string): CalendarDate {
  const last = lastDayOfMonth(month);
  return addDays(last, -((weekdayOf(last) + 6) % 7));
}
