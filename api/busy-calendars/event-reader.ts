import { addHours } from 'date-fns/addHours';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { subSeconds } from 'date-fns/subSeconds';
import ICAL from 'ical.js';
import {
  businessDay,
  businessInstant,
  businessToday,
  type Zone,
} from '#domain/schedule/business-clock.ts';
import type { BusyEvent } from '#domain/schedule/busy-time.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import type { ReadEvent } from './calendar-notes.ts';
import type { CalendarZones } from './calendar-zones.ts';
import type { EventProperties } from './event-properties.ts';
import { dateOf, instantOf } from './instant-of.ts';
import { makesBusy } from './makes-busy.ts';
import { type Occurrence, SeriesExpander } from './occurrences.ts';

/** The days to read, both included, and the zone of times that name none. */
export interface ReadOptions {
  range: { from: CalendarDate; to: CalendarDate };
  zone: Zone;
  /** The owner's addresses; invitations that they declined are free. */
  owners?: readonly string[];
  max?: number;
}

/** `to` is exclusive. */
export const instantsOf = ({ range, zone }: Pick<ReadOptions, 'range' | 'zone'>) => ({
  from: businessInstant(range.from, '00:00', zone),
  to: businessInstant(addDays(range.to, 1), '00:00', zone),
});

/** Converts the events of one calendar to busy times. */
export class EventReader {
  readonly #range: ReadOptions['range'];
  readonly #zone: Zone;
  readonly #owners: ReadonlySet<string>;
  readonly #zones: CalendarZones;
  readonly #events: ReadonlyMap<ICAL.Component, EventProperties>;
  /** The exceptions of each series by its UID. */
  readonly #exceptions: ReadonlyMap<string, ICAL.Component[]>;
  readonly #expander: SeriesExpander;

  constructor(
    events: readonly EventProperties[],
    zones: CalendarZones,
    { range, zone, owners = [], max }: ReadOptions,
  ) {
    this.#range = range;
    this.#zone = zone;
    this.#owners = new Set(owners.map((address) => address.toLowerCase()));
    this.#zones = zones;
    this.#events = new Map(events.map((event) => [event.component, event]));
    this.#exceptions = Map.groupBy(
      events
        .map(({ component }) => component)
        .filter((event) => event.hasProperty('recurrence-id'))
        // Without a start it would only take an occurrence away.
        .filter((event) => event.hasProperty('dtstart') || !this.#makesBusy(event)),
      uidOf,
    );
    this.#expander = new SeriesExpander({
      instantOf: this.#instantOf,
      range: instantsOf({ range, zone }),
      ...(max && { max }),
    });
  }

  read(event: EventProperties): ReadEvent {
    const makesBusy = this.#makesBusy(event.component);
    const busy = this.#busyTimesOf(event).filter((time) => this.#isInRange(time));
    return { ...event, busy, makesBusy };
  }

  #busyTimesOf(event: EventProperties): BusyEvent[] {
    const { component, legibleDates } = event;
    const dates = this.#makesBusy(component) ? legibleDates : [];
    const periods = component.name === 'vfreebusy' ? this.#periodsOf(component) : [];
    const occurrences = isWindow(component) ? [] : this.#occurrencesOf(event);
    return [
      ...dates.map((date) => ({ from: date, to: date })),
      ...periods,
      ...occurrences
        .filter((occurrence) => this.#makesBusy(occurrence.component))
        .map((occurrence) => this.#busyTime(occurrence)),
    ];
  }

  #isInRange(event: BusyEvent): boolean {
    const { from, to } = this.#range;
    const first = 'from' in event ? event.from : businessToday(event.start, this.#zone);
    const last = 'to' in event ? event.to : businessToday(event.end, this.#zone);
    return first <= to && last >= from;
  }

  #occurrencesOf({ component, unreadable }: EventProperties): Occurrence[] {
    if (!component.hasProperty('dtstart')) return [];
    const isException = component.hasProperty('recurrence-id');
    const exceptions = isException ? [] : (this.#exceptions.get(uidOf(component)) ?? []);
    // Passed explicitly, because ICAL.Event would search all others for each event.
    const event = new ICAL.Event(component, { exceptions });
    if (!event.isRecurring()) {
      return [{ component, startDate: event.startDate, endDate: event.endDate }];
    }
    const { occurrences, problem } = this.#expander.expand({ event: component, exceptions });
    if (problem) unreadable.add(problem);
    return occurrences;
  }

  #makesBusy(component: ICAL.Component): boolean {
    return makesBusy(component, this.#owners);
  }

  #busyTime({ component, startDate, endDate }: Occurrence): BusyEvent {
    if (startDate.isDate) return daysOf(startDate, endDate);
    const { start, end } = this.#knownTime(component, {
      start: this.#instantOf(startDate),
      end: this.#instantOf(endDate),
    });
    const travel = component.getFirstPropertyValue('x-apple-travel-duration');
    return {
      start: travel instanceof ICAL.Duration ? subSeconds(start, travel.toSeconds()) : start,
      end: addMilliseconds(end, this.#zones.slackOf(endDate)),
    };
  }

  /**
   * An event whose end is not known, or before its start, takes the rest of its day. Of one that
   * ends shortly before its start, the two may be swapped.
   */
  #knownTime(component: ICAL.Component, { start, end }: { start: Date; end: Date }) {
    const unreadable = this.#events.get(component)?.unreadable;
    if (end < start) unreadable?.add('end');
    if (end > start || !unreadable?.has('end')) return { start, end };
    const isSwapped = end < start && addHours(end, 24) >= start;
    const day = businessDay(businessToday(start, this.#zone), this.#zone);
    return { start: isSwapped ? end : start, end: day.ends };
  }

  #periodsOf(component: ICAL.Component): BusyEvent[] {
    return component
      .getAllProperties('freebusy')
      .flatMap((periods) => periods.getValues() as ICAL.Period[])
      .map((period) => ({
        start: this.#instantOf(period.start),
        end: addMilliseconds(this.#instantOf(period.getEnd()), this.#zones.slackOf(period.start)),
      }));
  }

  readonly #instantOf = (time: ICAL.Time): Date => instantOf(time, this.#zone);
}

/**
 * Zimbra's free/busy component is a window (RFC 5545 §3.6.4), in which the periods are busy and
 * which has an organizer; Google's is a busy time itself.
 */
const isWindow = (component: ICAL.Component) =>
  component.name === 'vfreebusy' &&
  (component.hasProperty('freebusy') || component.hasProperty('organizer'));

const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid'));

function daysOf(startDate: ICAL.Time, endDate: ICAL.Time): BusyEvent {
  const from = dateOf(startDate);
  // The end of an all-day event is exclusive, but some programs write the same day twice.
  const to = endDate.isDate ? addDays(dateOf(endDate), -1) : dateOf(endDate);
  return { from, to: to < from ? from : to };
}
