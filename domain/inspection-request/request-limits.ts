import { millisecondsInDay } from 'date-fns/constants';

/** The most inspection requests that are accepted in 24 hours, 30 days and 365 days. */
export interface RequestLimit {
  day: number;
  month: number;
  year: number;
}

/**
 * Bounds of what strangers can store. An agent's office shares one network address and often one
 * e-mail, and sends a few a day; `network` is an IPv4 /24 or an IPv6 /48, so that one party with many
 * addresses cannot use up `all`, which is ten times the business of one inspector. At the longest, a
 * year's requests take 300 MB.
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

/**
 * When the next request is allowed after those of `earlier` (ISO 8601 instants, in any order);
 * undefined for at once.
 */
export function nextRequestAt(
  earlier: readonly string[],
  limit: RequestLimit,
  now: Date,
): Date | undefined {
  const next = Object.entries(days).map(([window, count]) => {
    const length = count * millisecondsInDay;
    const since = new Date(now.getTime() - length).toISOString();
    const counted = earlier.filter((at) => at > since);
    const most = limit[window as keyof RequestLimit];
    if (counted.length < most) return 0;
    return Date.parse(counted.toSorted().at(-most) ?? since) + length;
  });
  const latest = Math.max(...next);
  return latest > 0 ? new Date(latest) : undefined;
}
