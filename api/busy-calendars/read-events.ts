import ICAL from 'ical.js';
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';
import { businessInstant, type Zone } from '#domain/schedule/business-clock.ts';
import type { BusyEvent } from '#domain/schedule/busy-time.ts';
import { type CalendarDate, calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { type Occurrence, SeriesExpander } from './occurrences.ts';

const knownZones: ReadonlySet<string> = new Set(tzlib_get_timezones() as string[]);

interface Range {
  from: CalendarDate;
  to: CalendarDate;
}

/** The days to read, both included, and the zone of times that name none. */
interface ReadOptions {
  range: Range;
  zone: Zone;
  max?: number;
}

/**
 * The events of an iCalendar text (RFC 5545) that make their owner busy, recurring ones as
 * occurrences. The result may contain events outside the range. Throws for a text that is not a
 * calendar, and `TooManyOccurrencesError`.
 */
export function readEvents(text: string, options: ReadOptions): BusyEvent[] {
  const parsed: unknown[] = ICAL.parse(withRulesAsText(text));
  // A stream of several calendars is an array of them.
  const roots = Array.isArray(parsed[0]) ? (parsed as unknown[][]) : [parsed];
  const reader = new EventReader(options);
  return roots.flatMap((root) => {
    const calendar = new ICAL.Component(root as ConstructorParameters<typeof ICAL.Component>[0]);
    if (calendar.name !== 'vcalendar') throw new TypeError('Not a calendar');
    addMissingZones(calendar, text);
    return reader.eventsOf(calendar);
  });
}

class EventReader {
  readonly #zone: Zone;
  readonly #expander: SeriesExpander;

  constructor({ range, zone, max }: ReadOptions) {
    this.#zone = zone;
    this.#expander = new SeriesExpander({
      instantOf: this.#instantOf,
      range: {
        from: businessInstant(range.from, '00:00', zone),
        to: businessInstant(addDays(range.to, 1), '00:00', zone),
      },
      ...(max && { max }),
    });
  }

  eventsOf(calendar: ICAL.Component): BusyEvent[] {
    const components = calendar.getAllSubcomponents('vevent');
    const changed = Map.groupBy(
      components.filter((event) => event.hasProperty('recurrence-id')),
      uidOf,
    );
    return components.flatMap((component) => {
      if (!hasRealStart(component)) return [];
      const isException = component.hasProperty('recurrence-id');
      // Passed explicitly, because ICAL.Event would search all others for each event.
      const exceptions = isException ? [] : (changed.get(uidOf(component)) ?? []);
      const event = new ICAL.Event(component, { exceptions });
      if (!event.isRecurring()) return makesBusy(component) ? this.#busyEvent(event) : [];
      return this.#expander
        .expand({ event: component, exceptions })
        .occurrences.filter((occurrence) => makesBusy(occurrence.component))
        .flatMap((occurrence) => this.#busyEvent(occurrence));
    });
  }

  #busyEvent({ startDate, endDate }: Pick<Occurrence, 'startDate' | 'endDate'>): BusyEvent[] {
    if (!startDate.isDate) {
      return [{ start: this.#instantOf(startDate), end: this.#instantOf(endDate) }];
    }
    const from = dateOf(startDate);
    // The end of an all-day event is exclusive, but some programs write the same day twice.
    const to = addDays(dateOf(endDate), -1);
    return [{ from, to: to < from ? from : to }];
  }

  /** A time without a zone is in the business's zone. */
  readonly #instantOf = (time: ICAL.Time): Date => {
    if (!time.isDate && time.zone !== ICAL.Timezone.localTimezone) {
      return new Date(time.toUnixTime() * 1000);
    }
    const clock = time.isDate ? '00:00' : clockOf(time);
    const instant = businessInstant(dateOf(time), clock, this.#zone);
    return new Date(instant.getTime() + time.second * 1000);
  };
}

const eventBlocks = /^BEGIN:VEVENT[\s\S]*?^END:VEVENT/gim;

/** Rules are read by another library, and ical.js refuses the whole text for one odd rule. */
const withRulesAsText = (text: string): string =>
  text.replaceAll(eventBlocks, (event) =>
    event.replaceAll(/^(RRULE|EXRULE)(?=[:;])/gim, '$1;VALUE=TEXT'),
  );

/** False without a start, and for February 30, which ical.js reads as March 2. */
const hasRealStart = (event: ICAL.Component): boolean =>
  calendarDateSchema.safeParse(
    String(event.getFirstProperty('dtstart')?.toJSON()[3] ?? '').slice(0, 'yyyy-MM-dd'.length),
  ).success;

const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid'));

/** Outlook uses its own field for free time. */
const makesBusy = (event: ICAL.Component): boolean =>
  textOf(event, 'status') !== 'CANCELLED' &&
  textOf(event, 'transp') !== 'TRANSPARENT' &&
  textOf(event, 'x-microsoft-cdo-busystatus') !== 'FREE';

const textOf = (event: ICAL.Component, name: string) =>
  String(event.getFirstPropertyValue(name) ?? '').toUpperCase();

const dateOf = (time: ICAL.Time): CalendarDate =>
  `${String(time.year).padStart(4, '0')}-${twoDigits(time.month)}-${twoDigits(time.day)}`;

const clockOf = ({ hour, minute }: ICAL.Time) => `${twoDigits(hour)}:${twoDigits(minute)}`;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Adds zones that a calendar names but does not define; ical.js would treat them as local. */
function addMissingZones(calendar: ICAL.Component, text: string): void {
  const names = new Set(text.matchAll(/;TZID="?([^":;\r\n]+)/g).map(([, name = '']) => name));
  for (const name of knownZones.intersection(names)) {
    if (calendar.getTimeZoneByID(name)) continue;
    const [definition] = tzlib_get_ical_block(name);
    if (definition) calendar.addSubcomponent(ICAL.Component.fromString(definition));
  }
}
