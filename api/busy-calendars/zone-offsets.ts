import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';

/** A change of the offset from UTC; offsets in milliseconds. */
export interface OffsetChange {
  instant: number;
  before: number;
  after: number;
}

/**
 * The offset of a zone of `Intl` at `from`, and its changes until `to`. Node has changes of laws in
 * the past and in the future, and `timezones-ical-library` the last known rule only.
 */
export function zoneOffsets(
  timeZone: string,
  { from, to }: { from: number; to: number },
): { offset: number; changes: OffsetChange[] } {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (instant: number) => offsetIn(format.format(instant));
  const changes: OffsetChange[] = [];
  for (let start = from; start < to; start += millisecondsInDay) {
    const end = start + millisecondsInDay;
    const [before, after] = [offsetAt(start), offsetAt(end)];
    if (before !== after)
      changes.push({ instant: changeBetween(start, end, offsetAt), before, after });
  }
  return { offset: offsetAt(from), changes };
}

/** The offset of a time such as '11/1/2026, GMT-05:00'. */
function offsetIn(text: string): number {
  const [, sign = '+', hours = 0, minutes = 0] = /GMT([+-])(\d+):(\d+)/.exec(text) ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * millisecondsInMinute;
}

/** The first instant with another offset than `start`, to the minute. */
function changeBetween(start: number, end: number, offsetAt: (instant: number) => number): number {
  const before = offsetAt(start);
  let [low, high] = [start, end];
  while (high - low > millisecondsInMinute) {
    const middle = low + Math.round((high - low) / 2 / millisecondsInMinute) * millisecondsInMinute;
    if (offsetAt(middle) === before) low = middle;
    else high = middle;
  }
  return high;
}
