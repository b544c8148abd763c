import { zoneRules } from '#domain/business/zone-rules.ts';
import type { CalendarNote } from '#domain/calendars/calendar-note.ts';
import { busyDaysOf } from '#domain/schedule/busy-time.ts';
import { readEvents } from '../read-events.ts';

/** An iCalendar text; the parts are lines, or several of them with line feeds. */
export const calendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...parts, 'END:VCALENDAR', '']
    .join('\n')
    .replaceAll('\n', '\r\n');

export const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'SUMMARY:Dentist', ...lines, 'END:VEVENT'].join('\n');

/** What a business in Chicago reads of 2026: each busy span, such as '03-02 09:00+60', and notes. */
export function read(
  text: string,
  { owners = [] as string[] } = {},
): { busy: string[]; notes: CalendarNote[] } {
  const zone = zoneRules['America/Chicago'];
  const range = { from: '2026-01-01', to: '2026-12-31' };
  const { events, notes } = readEvents(text, { range, zone, owners });
  const busy = Object.entries(busyDaysOf(events, range, zone)).flatMap(([date, spans]) =>
    spans.map(({ time, minutes }) => `${date.slice('2026-'.length)} ${time}+${minutes}`),
  );
  return { busy, notes };
}
