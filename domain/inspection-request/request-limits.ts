import { millisecondsInDay } from 'date-fns/constants';

/** The maximum number of inspection requests accepted in 24 hours, 30 days and 365 days. */
export interface RequestLimit {
  day: number;
  month: number;
  year: number;
}

/**
 * Limits on what strangers can store. An agent's office shares one network address and often one
 * email address, and sends a few requests a day. `network` is an IPv4 /24 or an IPv6 /48, so that
 * one party with many addresses cannot use up `all`, which is ten times the business of one
 * inspector. At the maximum length, a year's requests take 300 MB.
 */
export const requestLimits = {
  address: { day: 20, month: 200, year: 1000 },
  network: { day: 60, month: 600, year: 3000 },
  email: { day: 20, month: 100, year: 500 },
  all: { day: 300, month: 3000, year: 20_000 },
} as const satisfies Record<string, RequestLimit>;

const days = { day: 1, month: 30, year: 365 } as const;

/** Milliseconds during which an earlier request counts. */
export const LONGEST_COUNTED = days.year * millisecondsInDay;

/** A time span before an instant in which at most `most` requests are accepted. */
export interface CountedSpan {
  since: Date;
  most: number;
}

/** The spans of `limit` that end at `now`. */
export const countedSpans = (limit: RequestLimit, now: Date): CountedSpan[] =>
  Object.entries(days).map(([window, count]) => ({
    since: new Date(now.getTime() - count * millisecondsInDay),
    most: limit[window as keyof RequestLimit],
  }));

/**
 * When the next request is allowed after the requests of `earlier` (ISO 8601 instants, in any
 * order); undefined if it is allowed at once.
 */
export function nextRequestAt(
  earlier: readonly string[],
  limit: RequestLimit,
  now: Date,
): Date | undefined {
  const full = countedSpans(limit, now).map((span) => {
    const since = span.since.toISOString();
    const counted = earlier.filter((at) => at > since).toSorted();
    const first = counted.length < span.most ? undefined : (counted.at(-span.most) ?? since);
    return { ...span, first: first === undefined ? undefined : new Date(first) };
  });
  return endOfFull(full, now);
}

/**
 * When all full spans have room again; undefined for at once. `first` is the earliest of the latest
 * `most` requests in a span, undefined if there are fewer.
 */
export function endOfFull(
  spans: readonly (CountedSpan & { first: Date | undefined })[],
  now: Date,
): Date | undefined {
  const ends = spans.flatMap(({ since, first }) =>
    first ? first.getTime() + now.getTime() - since.getTime() : [],
  );
  return ends.length > 0 ? new Date(Math.max(...ends)) : undefined;
}
