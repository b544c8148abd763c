import type { Availability } from '#domain/schedule/availability.ts';
import type { TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { weekdays } from '#domain/schedule/calendar-date.ts';
import { listText } from './list-text.ts';
import type { HoursRow } from './profile.schema.ts';

/** How the times that can be booked on a weekday differ from its office hours. */
export type HoursDifference = 'closed-but-bookable' | 'starts-outside';

type Office = 'closed' | { opens: TimeOfDay; closes: TimeOfDay };

/**
 * The weekdays (0 is Sunday) on which visitors can book a time outside the office hours, which are displayed texts. An
 * office that answers on a day without inspections contradicts nothing. A row that does not read as hours or "Closed"
 * ("Emergency only") is not compared.
 */
export function hoursDifferences(
  hours: readonly HoursRow[],
  { startTimes }: Pick<Availability, 'startTimes'>,
): Map<HoursDifference, number[]> {
  const office = officeWeek(hours);
  const differing = weekdays.map((_, day) => ({
    day,
    difference: differenceOf(office.get(day), startTimes[day] ?? []),
  }));
  const byDifference = Map.groupBy(differing, ({ difference }) => difference);
  byDifference.delete(undefined);
  return new Map(
    [...byDifference].map(([difference, days]) => [
      difference as HoursDifference,
      days.map(({ day }) => day),
    ]),
  );
}

/** The rows in which somebody is there: neither "Closed" nor a remark ("Emergency only"), unless all are. */
export function openRows(hours: readonly HoursRow[]): readonly HoursRow[] {
  const open = hours.filter((row) => typeof officeOf(row.hours) === 'object');
  return open.length > 0 ? open : hours;
}

/**
 * Several rows as one: all days, and the hours of the first row followed by those of the others. "Monday - Friday" and
 * "7:30 AM - 5:30 PM, Friday 7:30 AM - 1:00 PM" of a Friday that is shorter.
 *
 * @param rows at least one
 * @param wording of a text in another language, and how that lists texts
 */
export function rowOf(rows: readonly HoursRow[], wording: Wording = english): HoursRow {
  const { worded, list } = wording;
  const [first, ...others] = rows as [HoursRow, ...HoursRow[]];
  if (others.length === 0) return { days: worded(first.days), hours: worded(first.hours) };
  const days = rows.map((row) => daysOf(row.days));
  const differing = others.filter(({ hours }) => hours !== first.hours);
  return {
    days: days.every((known) => known.length > 0)
      ? worded(daysText(days.flat()))
      : list.format(rows.map((row) => worded(row.days))),
    hours: [
      worded(first.hours),
      ...differing.map((row) => `${worded(row.days)} ${worded(row.hours)}`),
    ].join(', '),
  };
}

interface Wording {
  worded: (text: string) => string;
  list: Intl.ListFormat;
}

const english: Wording = { worded: (text) => text, list: listText };

/** "Monday - Friday", "Monday, Wednesday and Friday". */
function daysText(days: readonly number[]): string {
  // From Monday on.
  const included = [1, 2, 3, 4, 5, 6, 0].filter((day) => days.includes(day));
  if (included.length === 7) return '7 days a week';
  const ranges: number[][] = [];
  for (const day of included) {
    const range = ranges.at(-1);
    if (range && day === ((range.at(-1) ?? 0) + 1) % 7) range.push(day);
    else ranges.push([day]);
  }
  const names = (range: readonly number[]) => range.map((day) => weekdays[day]?.long ?? '');
  return listText.format(
    ranges.flatMap((range) =>
      range.length > 2 ? `${names(range)[0]} - ${names(range).at(-1)}` : names(range),
    ),
  );
}

function differenceOf(
  office: Office | undefined,
  starts: readonly TimeOfDay[],
): HoursDifference | undefined {
  if (office === undefined) return undefined;
  if (office === 'closed') return starts.length > 0 ? 'closed-but-bookable' : undefined;
  return starts.some((start) => start < office.opens || start >= office.closes)
    ? 'starts-outside'
    : undefined;
}

function officeWeek(hours: readonly HoursRow[]): Map<number, Office> {
  return new Map(
    hours.flatMap((row) => {
      const office = officeOf(row.hours);
      return office ? daysOf(row.days).map((day) => [day, office] as const) : [];
    }),
  );
}

/** "8:00 AM - 6:00 PM", "Closed"; undefined for other texts. */
function officeOf(text: string): Office | undefined {
  if (/^closed$/i.test(text.trim())) return 'closed';
  const [opens, closes, ...rest] = text.split(/\s*[-–]\s*/).map(timeIn);
  return opens && closes && rest.length === 0 ? { opens, closes } : undefined;
}

function timeIn(text: string): TimeOfDay | undefined {
  const [, hour, minutes = '00', half] =
    /^(\d{1,2})(?::(\d\d))? ?([ap])m$/i.exec(text.trim()) ?? [];
  if (!hour || !half) return undefined;
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

/** "Monday", "Monday - Friday", "Saturday, Sunday"; empty if a day is not recognized. */
function daysOf(text: string): number[] {
  const ranges = text.split(/\s*,\s*/).map((part) => {
    const [from, to = from] = part.split(/\s*[-–]\s*/).map(dayIn);
    if (from === undefined || to === undefined) return undefined;
    return [...Array(((to - from + 7) % 7) + 1).keys()].map((offset) => (from + offset) % 7);
  });
  return ranges.every((days) => days !== undefined) ? ranges.flat() : [];
}

function dayIn(text: string): number | undefined {
  const day = weekdays.findIndex(({ long }) => long.toLowerCase() === text.trim().toLowerCase());
  return day < 0 ? undefined : day;
}
