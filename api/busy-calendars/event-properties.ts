import ICAL from 'ical.js';
import type { UnreadableReason } from '#domain/calendars/calendar-note.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { type DateType, isEndless, legibleDate, readDateLine } from './date-lines.ts';
import type { TextComponent } from './text-components.ts';

/**
 * The properties that decide what is busy, and what is unknown if one cannot be read. Others, such
 * as descriptions and alarms, are not looked at.
 */
const reasons = new Map<string, UnreadableReason>([
  ['DTSTART', 'start'],
  ['DTEND', 'end'],
  ['DURATION', 'end'],
  ['RRULE', 'repetition'],
  ['EXRULE', 'repetition'],
  ['RDATE', 'repetition'],
  ['EXDATE', 'repetition'],
  ['RECURRENCE-ID', 'repetition'],
  ['FREEBUSY', 'event'],
  ['SEQUENCE', 'event'],
  ['UID', 'event'],
  ['SUMMARY', 'event'],
  ['STATUS', 'event'],
  ['TRANSP', 'event'],
  ['ATTENDEE', 'event'],
  ['ORGANIZER', 'event'],
  ['X-MICROSOFT-CDO-BUSYSTATUS', 'event'],
  ['X-APPLE-TRAVEL-DURATION', 'event'],
]);

/** The types of value that a property can have. */
const dateTypes = new Map<string, readonly DateType[]>([
  ['DTSTART', ['DATE', 'DATE-TIME']],
  ['DTEND', ['DATE', 'DATE-TIME']],
  ['RECURRENCE-ID', ['DATE', 'DATE-TIME']],
  ['EXDATE', ['DATE', 'DATE-TIME']],
  ['RDATE', ['DATE', 'DATE-TIME', 'PERIOD']],
  ['FREEBUSY', ['PERIOD']],
]);
/** Programs write these without a value if they have none. */
const dateLists = new Set(['EXDATE', 'RDATE', 'FREEBUSY']);

/** An event, or a free/busy component, without what could not be read. */
export interface EventProperties {
  component: ICAL.Component;
  unreadable: Set<UnreadableReason>;
  /** Dates of occurrences whose other properties could not be read. */
  legibleDates: CalendarDate[];
  /** The names of the zones of its times. */
  zones: Set<string>;
}

/**
 * Reads the properties one by one, so that a wrong one does not lose the others. Times without a
 * zone have that of the start of their event, or of their calendar.
 */
export function readProperties(
  { name, lines }: TextComponent,
  calendarZone: string | undefined,
): EventProperties {
  const start = lines.find((line) => /^DTSTART[;:]/i.test(line));
  const defaultZone = (start && readDateLine(start).zone) ?? calendarZone;
  const event: EventProperties = {
    component: new ICAL.Component(name.toLowerCase()),
    unreadable: new Set(),
    legibleDates: [],
    zones: new Set(),
  };
  for (const line of lines) {
    const property = /^([\w-]+)[;:]/.exec(line)?.[1]?.toUpperCase() ?? '';
    const types = dateTypes.get(property);
    if (!reasons.has(property) || /^FREEBUSY;.*FBTYPE="?FREE[":;]/i.test(line)) continue;
    if (types) addDates(event, property, { types, line, defaultZone });
    else if (property === 'RRULE' || property === 'EXRULE') addRule(event, property, line);
    else if (property.endsWith('DURATION') && isEndless(line)) markUnreadable(event, property);
    else addProperty(event, property, line);
  }
  if (name === 'VEVENT' && !event.component.hasProperty('dtstart'))
    markUnreadable(event, 'DTSTART');
  if (event.unreadable.has('start')) {
    event.component.removeAllProperties('dtend');
    event.component.removeAllProperties('duration');
  }
  return event;
}

function addDates(
  event: EventProperties,
  name: string,
  {
    types,
    line,
    defaultZone,
  }: {
    types: readonly (DateType | undefined)[];
    line: string;
    defaultZone: string | undefined;
  },
): void {
  const { zone = defaultZone, isThisAndFuture, values } = readDateLine(line);
  const range = isThisAndFuture ? ';RANGE=THISANDFUTURE' : '';
  for (const { type, value } of values.filter((each) => types.includes(each.type))) {
    const isZoned = zone !== undefined && type !== 'DATE' && !/Z(?:\/|$)/.test(value);
    if (isZoned) event.zones.add(zone);
    const tzid = isZoned ? `;TZID="${zone}"` : '';
    addProperty(event, name, `${name}${range}${tzid};VALUE=${type}:${value}`);
  }
  const unreadable = values.filter((each) => !types.includes(each.type));
  if (unreadable.length === 0 && (dateLists.has(name) || values.length > 0)) return;
  markUnreadable(event, name);
  const dates = unreadable.flatMap(({ value }) => legibleDate(value) ?? []);
  if (name === 'RDATE' || name === 'FREEBUSY') event.legibleDates.push(...dates);
  const [date] = dates;
  if (name === 'DTSTART' && date) {
    addProperty(event, name, `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`);
  }
}

/** Another library than ical.js expands rules. */
const addRule = (event: EventProperties, name: string, line: string) =>
  addProperty(event, name, line.replace(/^[^:]*:/, `${name};VALUE=TEXT:`));

function addProperty(event: EventProperties, name: string, line: string): void {
  try {
    const property = ICAL.Property.fromString(line);
    // ical.js reads values when they are used; those with a zone need the calendar.
    if (!dateTypes.has(name)) property.getValues();
    event.component.addProperty(property);
  } catch {
    markUnreadable(event, name);
  }
}

const markUnreadable = ({ unreadable }: EventProperties, name: string) =>
  unreadable.add(reasons.get(name) ?? 'event');
