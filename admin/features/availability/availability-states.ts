import type { Values } from '#admin/forms/drafts.ts';
import { countText } from '#admin/lists/count-text.ts';
import { bookingTypes } from '#domain/booking/booking-types.ts';
import type { Availability } from '#domain/schedule/availability.ts';
import type { Block } from '#domain/schedule/block.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { formatDate, formatTime, weekdays } from '#domain/schedule/calendar-date.ts';
import { type DayOff, type StartTimes, weekOrder } from './availability-values.ts';
import { blockText, lastDayOf } from './block-changes.ts';

/** If there are more start times, their number is shown instead. */
const TIMES_SHOWN = 3;

/** 'Mon–Fri 8:00 AM, 11:30 AM, 3:00 PM': weekdays with the same times are grouped. */
export function weekState(week: StartTimes, startMode: Availability['startMode']): string {
  const daysByTimes = new Map<string, number[]>();
  for (const [position, weekday] of weekOrder.entries()) {
    const times = week[weekday];
    if (times.length === 0) continue;
    const text = startMode === 'half-hours' ? `from ${first(times)}` : timesText(times);
    daysByTimes.set(text, [...(daysByTimes.get(text) ?? []), position]);
  }
  if (daysByTimes.size === 0) return 'Closed all week';
  return [...daysByTimes].map(([times, days]) => `${daysText(days)} ${times}`).join('; ');
}

const first = (times: readonly TimeOfDay[]) => formatTime(times[0] ?? '');

function timesText(times: readonly TimeOfDay[]): string {
  if (times.length <= TIMES_SHOWN) return times.map((time) => formatTime(time)).join(', ');
  return `${times.length} times, ${first(times)} to ${first(times.slice(-1))}`;
}

/** 'Mon–Wed, Fri' for ascending positions in the week. */
function daysText(positions: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const position of positions) {
    const last = ranges.at(-1);
    if (last?.[1] === position - 1) last[1] = position;
    else ranges.push([position, position]);
  }
  return ranges
    .map(([from, to]) => {
      const between = to - from > 1 ? '–' : ', ';
      return from === to ? shortName(from) : `${shortName(from)}${between}${shortName(to)}`;
    })
    .join(', ');
}

const shortName = (position: number) => weekdays[weekOrder[position] ?? 0]?.short ?? '';

/** The current range, else the next, and the number of all; ranges are ascending. */
export function daysOffState(daysOff: readonly DayOff[], today: CalendarDate): string {
  const ahead = daysOff.filter(({ to }) => to >= today);
  const [next] = ahead;
  if (!next) return 'None ahead';
  const more = ahead.length > 1 ? `; ${ahead.length - 1} more ahead` : '';
  if (next.from <= today) return `Off until ${formatDate(next.to, 'short')}${more}`;
  return `Next: ${formatDate(next.from, 'short')}${more}`;
}

export function blocksState(blocks: readonly Block[], today: CalendarDate): string {
  const ahead = blocks.filter((block) => (lastDayOf(block) ?? today) >= today);
  const [only] = ahead;
  if (!only) return 'None ahead';
  if (ahead.length === 1) return only.label ? `${only.label}: ${blockText(only)}` : blockText(only);
  const weekly = ahead.filter((block) => block.weekly).length;
  return `${ahead.length} ahead${weekly > 0 ? `, ${weekly} of them every week` : ''}`;
}

/** As typed, so that an invalid number is shown as it is. */
export function lengthsState(values: Values): string {
  const lengths = bookingTypes
    .map(({ value }) => values[`lengths.${value}`] ?? '')
    .toSorted((a, b) => Number(a) - Number(b));
  const [shortest, longest] = [lengths[0], lengths.at(-1)];
  const span = shortest === longest ? shortest : `${shortest} to ${longest}`;
  return `${span} minutes each, ${values['bufferMinutes']} between`;
}

export const noticeState = (values: Values): string =>
  `${values['noticeHours']} ${values['noticeHours'] === '1' ? 'hour’s' : 'hours’'} notice, ${values['horizonDays']} days ahead`;

export function limitsState({ perClient, perAgent, agents, confirmNew }: Values): string {
  const count = (agents ?? '').split('\n').filter((line) => line.trim()).length;
  const known = count > 0 ? `; ${countText(count, ['agent', 'agents'])}` : '';
  return `${perClient} open ${perClient === '1' ? 'appointment' : 'appointments'} a client, ${perAgent} an agent${known}${confirmNew === 'on' ? '; new clients confirm by email' : ''}`;
}
