import { type CalendarNote, unreadableReasons } from '#domain/calendars/calendar-note.ts';
import type { BusyEvent } from '#domain/schedule/busy-time.ts';
import type { EventProperties } from './event-properties.ts';

export interface ReadEvent extends Pick<EventProperties, 'component' | 'unreadable' | 'zones'> {
  /** Its busy times in the range. */
  busy: readonly BusyEvent[];
  /** False for an event that leaves its owner free whenever it is. */
  makesBusy: boolean;
}

/** What the owner should know about events in the range, and about those without a start. */
export function calendarNotes(
  events: readonly ReadEvent[],
  unknownZones: ReadonlySet<string>,
): CalendarNote[] {
  const uses = events
    .filter(({ busy }) => busy.length > 0)
    .flatMap((event) =>
      [...unknownZones.intersection(event.zones)].map((zone) => ({ zone, event })),
    );
  const zoneNotes = [...Map.groupBy(uses, ({ zone }) => zone)].map(([zone, inZone]) => ({
    kind: 'unknown_zone' as const,
    zone,
    events: inZone.length,
    example: inZone.map(({ event }) => summaryOf(event)).find(Boolean),
  }));
  return [...zoneNotes, ...events.flatMap(unreadableNotes)];
}

function unreadableNotes(event: ReadEvent): CalendarNote[] {
  const reason = unreadableReasons.find((each) => event.unreadable.has(each));
  const isBusy = event.busy.length > 0;
  const canBeInRange = isBusy || (event.makesBusy && !event.component.hasProperty('dtstart'));
  if (!reason || !canBeInRange) return [];
  return [{ kind: 'unreadable', summary: summaryOf(event), reason, isBusy }];
}

const summaryOf = ({ component }: ReadEvent) =>
  String(component.getFirstPropertyValue('summary') ?? '');
