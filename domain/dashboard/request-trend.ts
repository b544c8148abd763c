import { millisecondsInDay } from 'date-fns/constants';

/** Days in the period that is compared with the one before it. */
const PERIOD_DAYS = 30;

/** The starts of the period that ends at `now` and of the one before it, milliseconds since 1970. */
export function trendPeriods(now: Date): { recent: number; before: number } {
  const period = PERIOD_DAYS * millisecondsInDay;
  // Not what is exactly as old as the period.
  return { recent: now.getTime() - period + 1, before: now.getTime() - 2 * period + 1 };
}

/** Change in the number of requests in percent, such as 12 or -50; null without a basis. */
export const requestTrend = (recent: number, before: number): number | null =>
  before > 0 ? Math.round((recent / before - 1) * 100) : null;
