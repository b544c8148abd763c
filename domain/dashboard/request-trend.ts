import { millisecondsInDay } from 'date-fns/constants';
import type { Lead } from './lead-figures.ts';

/** Days in the period that is compared with the one before it. */
const PERIOD_DAYS = 30;

/** Milliseconds since 1970; no earlier request counts. */
export const startOfTrend = (now: Date): number =>
  now.getTime() - 2 * PERIOD_DAYS * millisecondsInDay;

/** Change in the number of requests in percent, such as 12 or -50; null without a basis. */
export function requestTrend(requests: readonly Lead[], now: Date): number | null {
  const ages = requests.map(({ createdAt }) => now.getTime() - Date.parse(createdAt));
  const period = PERIOD_DAYS * millisecondsInDay;
  const recent = ages.filter((age) => age < period).length;
  const before = ages.filter((age) => age >= period && age < 2 * period).length;
  return before > 0 ? Math.round((recent / before - 1) * 100) : null;
}
