import type { CalendarDate, TimeOfDay } from './calendar-date.schema.ts';
import { weekdayOf } from './calendar-date.ts';
import { minutesOf } from './time-of-day.ts';

/** A part of a day that the owner closes. */
export interface Block {
  /** Its day, or the first day of a weekly block. */
  date: CalendarDate;
  from: TimeOfDay;
  /** Exclusive; later than `from`. */
  to: TimeOfDay;
  /** The reason, for the owner only; may be empty. */
  label: string;
  /** Repeats on the same weekday. */
  weekly: boolean;
  /** The last day of a weekly block; without it the block has no end. */
  until?: CalendarDate | undefined;
}

const isBlockedOn = (
  date: CalendarDate,
  { date: first, weekly, until = '9999-12-31' }: Block,
): boolean =>
  weekly ? first <= date && date <= until && weekdayOf(first) === weekdayOf(date) : first === date;

/** The blocks of `date` as busy times; see `BusyTime`. */
export const blocksOn = (date: CalendarDate, blocks: readonly Block[]) =>
  blocks
    .filter((block) => isBlockedOn(date, block))
    .map(({ from, to, label }) => ({
      date,
      time: from,
      minutes: minutesOf(to) - minutesOf(from),
      bufferMinutes: 0,
      label: label || 'Blocked',
    }));
