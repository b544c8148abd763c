import type { Values } from '#admin/forms/drafts.ts';
import { bookingTypes } from '#domain/booking/booking-types.ts';
import { type Availability, areaPolicies, startModes } from '#domain/schedule/availability.ts';
import type { Block } from '#domain/schedule/block.ts';
import { formatDate, formatTime, weekdays } from '#domain/schedule/calendar-date.ts';

export type StartTimes = Availability['startTimes'];
export type DayOff = Availability['daysOff'][number];

/** Weekday numbers, Monday first. */
export const weekOrder = [1, 2, 3, 4, 5, 6, 0] as const;

export const dayName = (weekday: number): string => weekdays[weekday]?.long ?? '';

/** The texts of the form; lists are JSON in hidden controls. */
export const valuesOf = (availability: Availability): Values => ({
  startTimes: JSON.stringify(availability.startTimes),
  daysOff: JSON.stringify(availability.daysOff),
  blocks: JSON.stringify(availability.blocks),
  startMode: availability.startMode,
  ...Object.fromEntries(
    availability.closingTimes.map((time, weekday) => [`closingTimes.${weekday}`, time]),
  ),
  ...Object.fromEntries(
    bookingTypes.map(({ value }) => [`lengths.${value}`, String(availability.lengths[value])]),
  ),
  bufferMinutes: String(availability.bufferMinutes),
  ...(availability.driveTime && { driveTime: 'on' }),
  outsideArea: availability.outsideArea,
  noticeHours: String(availability.noticeHours),
  horizonDays: String(availability.horizonDays),
});

export const startTimesIn = ({ startTimes }: Values): StartTimes =>
  JSON.parse(startTimes ?? '[[],[],[],[],[],[],[]]') as StartTimes;

export const daysOffIn = ({ daysOff }: Values): DayOff[] => JSON.parse(daysOff ?? '[]') as DayOff[];

export const blocksIn = ({ blocks }: Values): Block[] => JSON.parse(blocks ?? '[]') as Block[];

/** The availability in a form's texts. An invalid number becomes NaN, which the server refuses. */
export const availabilityIn = (values: Values): Availability => ({
  startTimes: startTimesIn(values),
  daysOff: daysOffIn(values),
  blocks: blocksIn(values),
  startMode: startModes.find((mode) => mode === values['startMode']) ?? 'fixed',
  closingTimes: weekdays.map(
    (_, weekday) => values[`closingTimes.${weekday}`] ?? '',
  ) as unknown as Availability['closingTimes'],
  lengths: Object.fromEntries(
    bookingTypes.map(({ value }) => [value, numberIn(values[`lengths.${value}`])]),
  ) as Availability['lengths'],
  bufferMinutes: numberIn(values['bufferMinutes']),
  driveTime: values['driveTime'] === 'on',
  outsideArea: areaPolicies.find((policy) => policy === values['outsideArea']) ?? 'ask',
  noticeHours: numberIn(values['noticeHours']),
  horizonDays: numberIn(values['horizonDays']),
});

/** NaN for an empty text, for which `Number` returns 0. */
const numberIn = (text = '') => (text.trim() === '' ? Number.NaN : Number(text));

export const rangeText = ({ min, max }: { min: number; max: number }) => `${min} to ${max}`;

export function startTimesText(startTimes: StartTimes): string {
  return weekOrder
    .map((day) => {
      const times = (startTimes[day] ?? []).map((time) => formatTime(time)).join(', ');
      return `${dayName(day)}: ${times || 'closed'}`;
    })
    .join('\n');
}

/** 'Dec 24, 2026' or 'Dec 24, 2026 – Jan 3, 2027'. */
export function dayOffText({ from, to }: DayOff): string {
  const first = formatDate(from, 'short');
  return from === to ? first : `${first} – ${formatDate(to, 'short')}`;
}

/** A screen part's fields, by the first word of their names; the rest belong to appointments. */
const fieldsByPart = {
  'start-times': ['startTimes', 'closingTimes'],
  'days-off': ['daysOff'],
  'closed-times': ['blocks'],
  notice: ['noticeHours', 'horizonDays'],
} as const;

type AvailabilityPart = keyof typeof fieldsByPart | 'appointments';

export function partOf(field: string): AvailabilityPart {
  const [name] = field.split('.');
  const found = Object.entries(fieldsByPart).find(([, names]) =>
    names.some((other) => other === name),
  );
  return found ? (found[0] as AvailabilityPart) : 'appointments';
}
