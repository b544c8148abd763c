import ICAL from 'ical.js';
import { ruleAllows, takeCount } from './rule-days.ts';

/** Maximum number of occurrences in one calendar, including those before the range. */
const MAX_OCCURRENCES = 50_000;

/** The calendar has more occurrences than any owner's real calendar. */
export class TooManyOccurrencesError extends Error {
  override name = 'TooManyOccurrencesError';
}

/** One occurrence of a series. `component` is the series or the exception that replaces the occurrence. */
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

/** Expands the series of one calendar, whose occurrences are limited together. */
export class SeriesExpander {
  readonly #instantOf: (time: ICAL.Time) => Date;
  readonly #end: number;
  readonly #max: number;
  #occurrences = 0;

  /** Occurrences from the instant `end` on are omitted. `instantOf` decides about times without a zone. */
  constructor(options: { instantOf: (time: ICAL.Time) => Date; end: Date; max?: number }) {
    this.#instantOf = options.instantOf;
    this.#end = options.end.getTime();
    this.#max = options.max ?? MAX_OCCURRENCES;
  }

  /**
   * The occurrences of a series, earliest first. Occurrences that an exception changes are
   * omitted, because an exception is an event of its own. May contain occurrences before the range.
   */
  expand({ event: component, exceptions }: Series): Occurrence[] {
    const instantOf = this.#instantOf;
    const event = new ICAL.Event(component, { exceptions });
    const found: Occurrence[] = [];
    // Without a rule, ical.js omits the event's own start.
    if (!component.hasProperty('rrule')) {
      found.push({ component, startDate: event.startDate, endDate: event.endDate });
    }
    const replaced = new Set(
      exceptions.map((exception) => instantOf(new ICAL.Event(exception).recurrenceId).getTime()),
    );
    const dates = addedDates(component, instantOf);
    const rules = rulesOf(component);
    const counted = takeCount(rules, excludedDates(component, instantOf));
    const iterator = event.iterator();
    for (let start = iterator.next(); start; start = iterator.next()) {
      this.#occurrences += 1;
      if (this.#occurrences > this.#max) throw new TooManyOccurrencesError();
      const instant = instantOf(start).getTime();
      if (instant >= this.#end) break;
      const isAllowed =
        rules.some((rule) => ruleAllows(rule, event.startDate, start)) && counted(instant);
      if (replaced.has(instant)) continue;
      if (!isAllowed && !dates.has(instant)) continue;
      const { item, startDate, endDate } = event.getOccurrenceDetails(start);
      found.push({ component: item.component, startDate, endDate });
    }
    return found;
  }
}

const rulesOf = (event: ICAL.Component): ICAL.Recur[] =>
  event.getAllProperties('rrule').flatMap((rule) => rule.getValues() as ICAL.Recur[]);

/** The instants of individually listed occurrences. */
const addedDates = (
  event: ICAL.Component,
  instantOf: (time: ICAL.Time) => Date,
): ReadonlySet<number> =>
  new Set(
    event
      .getAllProperties('rdate')
      .flatMap((dates) => dates.getValues() as (ICAL.Time | ICAL.Period)[])
      .map((date) => instantOf(date instanceof ICAL.Period ? date.start : date).getTime()),
  );

const excludedDates = (event: ICAL.Component, instantOf: (time: ICAL.Time) => Date): number[] =>
  event
    .getAllProperties('exdate')
    .flatMap((dates) => dates.getValues() as ICAL.Time[])
    .map((date) => instantOf(date).getTime());
