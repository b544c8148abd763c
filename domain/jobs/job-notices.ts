import { subMinutes } from 'date-fns/subMinutes';
import { sumOf } from './cents.ts';
import type { JobRecord, PriceLine } from './job-record.ts';
import { UNDO_MINUTES } from './undo-window.ts';

/**
 * When the price was changed for the last time; undefined if it never was, and if the last changes, each less than
 * `UNDO_MINUTES` after the one before, leave the price as it was.
 */
export function lastPriceChange({ lines }: Pick<JobRecord, 'lines'>): Date | undefined {
  const changes = lines
    .flatMap(({ at, removed }) => [at, ...(removed ? [removed.at] : [])])
    .map((at) => new Date(at))
    .sort((one, other) => other.getTime() - one.getTime());
  const [last] = changes;
  if (!last) return undefined;
  const first = changes.reduce((first, change) =>
    change > subMinutes(first, UNDO_MINUTES) ? change : first,
  );
  const isBefore = (at: string) => new Date(at) < first;
  const before = lines.filter(
    ({ at, removed }) => isBefore(at) && !(removed && isBefore(removed.at)),
  );
  const now = lines.filter(({ removed }) => removed === undefined);
  return totalOfLines(before) === totalOfLines(now) ? undefined : last;
}

const totalOfLines = (lines: readonly PriceLine[]) => sumOf(lines.map(({ amount }) => amount));
