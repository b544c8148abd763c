import { millisecondsInSecond } from 'date-fns/constants';
import ICAL from 'ical.js';
import { readDateLine } from './date-lines.ts';
import type { TextComponent } from './text-components.ts';
import type { OffsetChange } from './zone-offsets.ts';

/** A zone that a calendar defines. */
export interface DefinedZone {
  zone: ICAL.Component;
  /** Whether it only lists changes, so that it has no offset of later times. */
  ends: boolean;
}

/**
 * A zone that a calendar defines, written so that ical.js reads it as RFC 5545 means it: ical.js
 * takes UTC for times before the first change, one date of each RDATE, and no DTSTART beside an
 * RDATE. Undefined for a definition that cannot be used.
 */
export function definedZone({ lines, components }: TextComponent): DefinedZone | undefined {
  const name = lines.find((line) => /^TZID[:;]/i.test(line));
  const observances = components.filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT');
  if (!name || observances.length === 0 || !observances.every(changesYearly)) return undefined;
  try {
    const zone = component('VTIMEZONE', name.trimEnd(), ...observances.map(observanceText));
    const [first] = zone
      .getAllSubcomponents()
      .toSorted((one, other) => startOf(one).compare(startOf(other)));
    const offset = first?.getFirstPropertyValue('tzoffsetfrom') as ICAL.UtcOffset;
    zone.addSubcomponent(component('STANDARD', ...sinceEver(offset)));
    new ICAL.Timezone(zone).utcOffset(ICAL.Time.now());
    return { zone, ends: observances.length > 1 && !observances.some(hasEndlessRule) };
  } catch {
    return undefined;
  }
}

/** A zone by its first offset in milliseconds, and its changes. */
export const zoneOf = (offset: number, changes: readonly OffsetChange[] = []): ICAL.Component =>
  component(
    'VTIMEZONE',
    textOf('STANDARD', ...sinceEver(utcOffset(offset))),
    ...changes.map(({ instant, before, after }) =>
      textOf(
        'STANDARD',
        `DTSTART:${basicFormat(instant + before)}`,
        `TZOFFSETFROM:${utcOffset(before).toICALString()}`,
        `TZOFFSETTO:${utcOffset(after).toICALString()}`,
      ),
    ),
  );

const sinceEver = (offset: ICAL.UtcOffset) => [
  'DTSTART:16000101T000000',
  `TZOFFSETFROM:${offset.toICALString()}`,
  `TZOFFSETTO:${offset.toICALString()}`,
];

const utcOffset = (milliseconds: number) =>
  ICAL.UtcOffset.fromSeconds(milliseconds / millisecondsInSecond);

/** Clocks change at most yearly; each change of another rule would be computed since 1601. */
const changesYearly = ({ lines }: TextComponent) =>
  lines.every((line) => !rule.test(line) || /FREQ=YEARLY/i.test(line));

const hasEndlessRule = ({ lines }: TextComponent) =>
  lines.some((line) => rule.test(line) && !/UNTIL=|COUNT=/i.test(line));

const rule = /^RRULE[:;]/i;

function observanceText({ name, lines }: TextComponent): string {
  const [start, ...others] = datesOf(lines, 'DTSTART');
  const dates = datesOf(lines, 'RDATE');
  if (!start || others.length > 0) throw new TypeError('An observance has one start');
  return textOf(
    name,
    `DTSTART:${start}`,
    ...(dates.length > 0 ? [start, ...dates] : []).map((date) => `RDATE:${date}`),
    ...lines.filter((line) => /^(?:TZOFFSETFROM|TZOFFSETTO|RRULE)[:;]/i.test(line)),
  );
}

const datesOf = (lines: readonly string[], name: string) =>
  lines
    .filter((line) => new RegExp(`^${name}[:;]`, 'i').test(line))
    .flatMap((line) => readDateLine(line).values)
    .filter(({ type }) => type === 'DATE' || type === 'DATE-TIME')
    .map(({ value }) => value);

const startOf = (observance: ICAL.Component) =>
  observance.getFirstPropertyValue('dtstart') as ICAL.Time;

/** 'yyyyMMddTHHmmss' */
const basicFormat = (milliseconds: number) =>
  new Date(milliseconds).toISOString().replaceAll(/[-:]|\..*/g, '');

const component = (name: string, ...content: string[]) =>
  ICAL.Component.fromString(textOf(name, ...content));

const textOf = (name: string, ...content: string[]) =>
  [`BEGIN:${name}`, ...content, `END:${name}`].join('\r\n');
