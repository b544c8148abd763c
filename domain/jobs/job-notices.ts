import { addMinutes } from 'date-fns/addMinutes';
import { subMinutes } from 'date-fns/subMinutes';
import { sumOf } from './cents.ts';
import { UNDO_MINUTES } from './job-changes.ts';
import type { JobRecord, Payment, PriceLine } from './job-record.ts';

/** Minutes after a change of the price until the client is told, so that several changes are one. */
export const PRICE_NOTICE_MINUTES = 5;

/** When others learn of `payment`: one that was entered by hand can be undone until then. */
export function noticeAt({ at, method }: Pick<Payment, 'at' | 'method'>): Date {
  const paidAt = new Date(at);
  return method === 'online' ? paidAt : addMinutes(paidAt, UNDO_MINUTES);
}

/**
 * When the price was changed for the last time; undefined if it never was, and if the last changes, each less than
 * `PRICE_NOTICE_MINUTES` after the one before, leave the price as it was.
 */
export function lastPriceChange({ lines }: Pick<JobRecord, 'lines'>): Date | undefined {
  const changes = lines
    .flatMap(({ at, removed }) => [at, ...(removed ? [removed.at] : [])])
    .map((at) => new Date(at))
    .sort((one, other) => other.getTime() - one.getTime());
  const [last] = changes;
  if (!last) return undefined;
  const first = changes.reduce((first, change) =>
    change > subMinutes(first, PRICE_NOTICE_MINUTES) ? change : first,
  );
  const isBefore = (at: string) => new Date(at) < first;
  const before = lines.filter(
    ({ at, removed }) => isBefore(at) && !(removed && isBefore(removed.at)),
  );
  const now = lines.filter(({ removed }) => removed === undefined);
  return totalOfLines(before) === totalOfLines(now) ? undefined : last;
}

const totalOfLines = (lines: readonly PriceLine[]) => sumOf(lines.map(({ amount }) => amount));
