import ICAL from 'ical.js';
import type { CalendarNote } from '#domain/calendars/calendar-note.ts';
import type { BusyEvent } from '#domain/schedule/busy-time.ts';
import { calendarNotes } from './calendar-notes.ts';
import { CalendarZones } from './calendar-zones.ts';
import { readProperties } from './event-properties.ts';
import { EventReader, instantsOf, type ReadOptions } from './event-reader.ts';
import { newestVersions } from './newest-versions.ts';
import { calendarsOf, type TextComponent } from './text-components.ts';

/** Events that make the owner busy, and what was not understood. */
interface CalendarContents {
  events: BusyEvent[];
  notes: CalendarNote[];
}

/**
 * Reads an iCalendar text (RFC 5545), recurring events as occurrences. What cannot be read of one
 * event does not lose the others. Throws for a text that is not a calendar, and
 * `TooManyOccurrencesError`.
 */
export function readEvents(text: string, options: ReadOptions): CalendarContents {
  const contents = calendarsOf(text).map((calendar) => readCalendar(calendar, options));
  return {
    events: contents.flatMap(({ events }) => events),
    notes: contents.flatMap(({ notes }) => notes),
  };
}

function readCalendar(
  { lines, components }: TextComponent,
  options: ReadOptions,
): CalendarContents {
  const named = (name: string) => components.filter((component) => component.name === name);
  // Not of the standard, but many programs write times without a zone that are in this one.
  const [, zone] = /^X-WR-TIMEZONE[^:]*:\s*(\S+)/im.exec(lines.join('\n')) ?? [];
  const events = newestVersions(
    [...named('VEVENT'), ...named('VFREEBUSY')].map((event) => readProperties(event, zone)),
  );
  // ical.js looks for the zone of a time in the calendar of its event.
  const calendar = new ICAL.Component('vcalendar');
  const zones = new CalendarZones(calendar, named('VTIMEZONE'), instantsOf(options));
  for (const name of new Set(events.flatMap((event) => [...event.zones]))) zones.require(name);
  for (const { component } of events) calendar.addSubcomponent(component);

  const reader = new EventReader(events, zones, options);
  const read = events.map((event) => reader.read(event));
  return { events: read.flatMap(({ busy }) => busy), notes: calendarNotes(read, zones.unknown) };
}
