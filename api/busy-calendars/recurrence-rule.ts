import { millisecondsInDay, millisecondsInSecond } from 'date-fns/constants';
import { RRuleTemporal } from 'rrule-temporal';

/** Periods of a rule that are searched, and occurrences; the range has 18,264 hours. */
const MAX_STEPS = 20_000;

/** A time by the clock of an event's zone: milliseconds since 1970, as if that clock were UTC. */
export type ClockTime = number;

/** A recurrence rule (RFC 5545 §3.3.10) of an event that starts at a time. */
export class RecurrenceRule {
  /** The last time that UNTIL allows: of the event's clock, or an instant. */
  readonly until: { clock: ClockTime } | { instant: number } | undefined;
  /** Whether UNTIL was written and could not be read; the rule then has no end. */
  readonly hasOddEnd: boolean;
  readonly #rule: RRuleTemporal;

  /** `isDate` for an event of whole days. Throws for a text that is not a rule. */
  constructor(text: string, { start, isDate }: { start: ClockTime; isDate: boolean }) {
    const parts = text
      .toUpperCase()
      .split(';')
      .map((part) => part.trim());
    const end = parts.find((part) => part.startsWith('UNTIL='));
    this.until = end ? untilOf(end, { isDate }) : undefined;
    this.hasOddEnd = end !== undefined && !this.until;
    // UNTIL is checked here, because its forms are often mixed up and the library is strict.
    const rule = withWeekdays(parts.filter((part) => part && part !== end)).join(';');
    this.#rule = new RRuleTemporal({
      rruleString: `DTSTART:${basicFormat(start)}\nRRULE:${rule}`,
      maxIterations: MAX_STEPS,
      // With a limit of its own the library is 20 times slower; it needs one for 60 times an hour.
      ...(/BY(?:MINUTE|SECOND)=(?:\d+,){4}/.test(rule) && { maxCandidateEvaluations: MAX_STEPS }),
      cache: false,
    });
  }

  /** The starts of its occurrences in the range; undefined if there are too many to be counted. */
  startsBetween(from: ClockTime, to: ClockTime): ClockTime[] | undefined {
    const last = Math.min(to, this.latest);
    if (last < from) return [];
    try {
      const starts = this.#rule.between(new Date(from), new Date(last), true);
      return starts.length > MAX_STEPS
        ? undefined
        : starts.map(({ epochMilliseconds }) => epochMilliseconds);
    } catch {
      // The library throws a plain error when it has reached a limit.
      return undefined;
    }
  }

  /** Whether UNTIL allows an occurrence. */
  allows(clock: ClockTime, instant: number): boolean {
    if (!this.until) return true;
    return 'clock' in this.until ? clock <= this.until.clock : instant <= this.until.instant;
  }

  /** No occurrence is later; no zone is more than a day ahead of UTC. */
  get latest(): ClockTime {
    if (!this.until) return Number.POSITIVE_INFINITY;
    return 'clock' in this.until ? this.until.clock : this.until.instant + millisecondsInDay;
  }
}

/** Some programs take each day of a week of the year, others the weekday of the start. */
function withWeekdays(parts: string[]): string[] {
  const has = (name: string) => parts.some((part) => part.startsWith(`${name}=`));
  const isOpen = has('BYWEEKNO') && !['BYDAY', 'BYMONTHDAY', 'BYYEARDAY', 'COUNT'].some(has);
  return isOpen ? [...parts, 'BYDAY=MO,TU,WE,TH,FR,SA,SU'] : parts;
}

/**
 * The day of UNTIL is included if it has no time, or if the event has none. A time without Z is of
 * the event's clock.
 */
function untilOf(part: string, { isDate }: { isDate: boolean }): RecurrenceRule['until'] {
  const match = /^UNTIL=(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(part);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, ...time] = match.slice(1, 7).map(Number);
  const date = Date.UTC(year, month - 1, day);
  if (isDate || !match[4]) return { clock: date + millisecondsInDay - millisecondsInSecond };
  const [hour = 0, minute = 0, second = 0] = time;
  const value = Date.UTC(year, month - 1, day, hour, minute, second);
  return match[7] ? { instant: value } : { clock: value };
}

/** As RFC 5545 writes a time in UTC. */
const basicFormat = (time: ClockTime): string =>
  new Date(time).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');
