import { millisecondsInDay, millisecondsInSecond } from 'date-fns/constants';
import ICAL from 'ical.js';
import type { UnreadableReason } from '#domain/calendars/calendar-note.ts';
import { type ClockTime, RecurrenceRule } from './recurrence-rule.ts';

/** Maximum number of occurrences in one calendar. */
const MAX_OCCURRENCES = 50_000;

/** Milliseconds; a clock is up to 14 hours from UTC, and an unknown zone has two readings. */
const MARGIN = 2 * millisecondsInDay;

/** The calendar has more occurrences than any owner's real calendar. */
export class TooManyOccurrencesError extends Error {
  override name = 'TooManyOccurrencesError';
}

/** One occurrence of a series. `component` is the series, or the exception that changes it. */
export interface Occurrence {
  component: ICAL.Component;
  startDate: ICAL.Time;
  endDate: ICAL.Time;
}

/** An event with `recurrence-id` is an exception of its series, not a series. */
export interface Series {
  event: ICAL.Component;
  /** The exceptions of this series. */
  exceptions: ICAL.Component[];
}

export interface Expansion {
  /** Occurrences that an exception replaces are omitted, because it is an event of its own. */
  occurrences: Occurrence[];
  /**
   * What was not understood: of a rule that is none, only the start is known; a rule that repeats
   * too often is one occurrence from its start to its end.
   */
  problem?: Extract<UnreadableReason, 'repetition' | 'too_many'>;
}

interface ExpanderOptions {
  /** Decides about times without a zone. */
  instantOf: (time: ICAL.Time) => Date;
  /** `to` is exclusive. Occurrences shortly before and after may be found as well. */
  range: { from: Date; to: Date };
  max?: number;
}

/** Expands the series of one calendar, whose occurrences are limited together. */
export class SeriesExpander {
  readonly #instantOf: (time: ICAL.Time) => number;
  readonly #from: number;
  readonly #to: number;
  readonly #max: number;
  #count = 0;

  constructor({ instantOf, range, max = MAX_OCCURRENCES }: ExpanderOptions) {
    this.#instantOf = (time) => instantOf(time).getTime();
    this.#from = range.from.getTime() - MARGIN;
    this.#to = range.to.getTime() + MARGIN;
    this.#max = max;
  }

  /**
   * The start counts even if no rule yields it; COUNT and UNTIL end only what their rule yields.
   * Some programs copy the rule of a series into an exception of one occurrence, which does not
   * repeat. Throws `TooManyOccurrencesError`.
   */
  expand({ event: component, exceptions }: Series): Expansion {
    const event = new ICAL.Event(component, { exceptions });
    if (event.isRecurrenceException() && !event.modifiesFuture()) {
      return { occurrences: this.#inRange(occurrencesAt(event, [{ start: event.startDate }])) };
    }
    const { rules, hasOddRule } = rulesOf(event, 'rrule');
    const yielded = rules.map((rule) => this.#startsOf(event, rule));
    if (yielded.includes(undefined)) {
      return { occurrences: this.#inRange([this.#whole(event, rules)]), problem: 'too_many' };
    }
    const starts: Start[] = [
      { start: event.startDate },
      ...yielded.flatMap((times = []) => times.map((start) => ({ start }))),
      ...valuesOf(component, 'rdate').map(addedStart),
    ];
    const isExcluded = this.#exclusions(event, exceptions);
    const distinct = new Map(starts.map((start) => [this.#instantOf(start.start), start]));
    const left = [...distinct].filter(([instant, { start }]) => !isExcluded(start, instant));
    const occurrences = this.#inRange(
      occurrencesAt(
        event,
        left.map(([, start]) => start),
      ),
    );
    this.#count += occurrences.length;
    if (this.#count > this.#max) throw new TooManyOccurrencesError();
    return { occurrences, ...(hasOddRule && { problem: 'repetition' }) };
  }

  /** Undefined if there are too many. */
  #startsOf(event: ICAL.Event, rule: RecurrenceRule): ICAL.Time[] | undefined {
    const reach = reachOf(event);
    return rule
      .startsBetween(this.#from - reach, this.#to + reach)
      ?.map((clock) => timeAt(clock, event.startDate))
      .filter((time) => rule.allows(clockTime(time), this.#instantOf(time)));
  }

  /** All the time of a series whose occurrences cannot be counted. */
  #whole(event: ICAL.Event, rules: readonly RecurrenceRule[]): Occurrence {
    const start = Math.max(this.#from, this.#instantOf(event.startDate));
    const last = Math.min(this.#to, Math.max(...rules.map(({ latest }) => latest)));
    const endDate = timeAt(last, event.startDate);
    endDate.addDuration(event.duration);
    const startDate = ICAL.Time.fromJSDate(new Date(start), true);
    return { component: event.component, startDate, endDate };
  }

  /** What EXDATE, EXRULE and exceptions take out of a series. A date takes out its whole day. */
  #exclusions(
    event: ICAL.Event,
    exceptions: readonly ICAL.Component[],
  ): (start: ICAL.Time, instant: number) => boolean {
    const times = [
      ...valuesOf(event.component, 'exdate'),
      ...exceptions.flatMap((exception) => valuesOf(exception, 'recurrence-id')),
      ...rulesOf(event, 'exrule').rules.flatMap((rule) => this.#startsOf(event, rule) ?? []),
    ].filter((value) => value instanceof ICAL.Time);
    const dates = new Set(times.filter(({ isDate }) => isDate).map(dateText));
    const instants = new Set(times.filter(({ isDate }) => !isDate).map(this.#instantOf));
    return (start, instant) => instants.has(instant) || dates.has(dateText(start));
  }

  readonly #inRange = (occurrences: readonly Occurrence[]): Occurrence[] =>
    occurrences.filter(
      ({ startDate, endDate }) =>
        clockTime(startDate) < this.#to && clockTime(endDate) >= this.#from,
    );
}

/** An occurrence of its own length has an end. */
interface Start {
  start: ICAL.Time;
  end?: ICAL.Time;
}

const addedStart = (value: ICAL.Time | ICAL.Period): Start =>
  value instanceof ICAL.Period ? { start: value.start, end: value.getEnd() } : { start: value };

/** By an exception with RANGE=THISANDFUTURE, later occurrences have its details. */
function occurrencesAt(event: ICAL.Event, starts: readonly Start[]): Occurrence[] {
  const { component, duration } = event;
  const hasExceptions = Object.keys(event.exceptions).length > 0;
  return starts.map(({ start, end }) => {
    if (hasExceptions) {
      const { item, startDate, endDate } = event.getOccurrenceDetails(start);
      return { component: item.component, startDate, endDate: end ?? endDate };
    }
    const endDate = end ?? start.clone();
    if (!end) endDate.addDuration(duration);
    return { component, startDate: start, endDate };
  });
}

function rulesOf(event: ICAL.Event, property: 'rrule' | 'exrule') {
  const { startDate } = event;
  const start = clockTime(startDate);
  const texts = event.component
    .getAllProperties(property)
    .map((rule) => String(rule.getFirstValue()));
  const rules = texts.map((text) => {
    try {
      return new RecurrenceRule(text, { start, isDate: startDate.isDate });
    } catch {
      return undefined;
    }
  });
  const read = rules.filter((rule) => rule !== undefined);
  return { rules: read, hasOddRule: rules.some((rule) => !rule || rule.hasOddEnd) };
}

/** Milliseconds between an occurrence and the place that a rule gives it, or its own end. */
function reachOf(event: ICAL.Event): number {
  const shifts = Object.values(event.exceptions)
    .filter((exception) => exception.modifiesFuture())
    .map(({ startDate, recurrenceId }) => clockTime(startDate) - clockTime(recurrenceId));
  const length = event.duration.toSeconds() * millisecondsInSecond;
  return Math.max(0, length, ...shifts.map(Math.abs));
}

const valuesOf = (component: ICAL.Component, property: string) =>
  component
    .getAllProperties(property)
    .flatMap((values) => values.getValues() as (ICAL.Time | ICAL.Period)[]);

const clockTime = ({ year, month, day, hour, minute, second }: ICAL.Time): ClockTime =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** By the clock of the zone of `like`. */
function timeAt(clock: ClockTime, like: ICAL.Time): ICAL.Time {
  const time = ICAL.Time.fromJSDate(new Date(clock), true);
  time.zone = like.zone;
  time.isDate = like.isDate;
  return time;
}

const dateText = (time: ICAL.Time) => time.toString().slice(0, 'yyyy-MM-dd'.length);
