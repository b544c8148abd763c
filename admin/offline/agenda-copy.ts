import type { Booking } from '#domain/booking/booking.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { deviceStorage } from './device-storage.ts';

/** Today and the days after it whose bookings can be read offline. */
const OFFLINE_DAYS = 14;

/** Raised when older copies cannot be shown any more. */
const VERSION = 1;

/** Where the copy lies in Cache Storage; nothing is served there. */
const PATH = '/admin/agenda-copy';

/** The bookings of two weeks as the server answered them. */
export interface AgendaCopy {
  /** ISO 8601. */
  readAt: string;
  from: CalendarDate;
  /** The last day. */
  to: CalendarDate;
  bookings: Booking[];
}

/** The last of the days that are kept. */
export const lastOfflineDay = (today: CalendarDate): CalendarDate =>
  addDays(today, OFFLINE_DAYS - 1);

/** Replaces the copy in this browser. False when nothing was stored. */
export async function saveAgendaCopy(copy: AgendaCopy): Promise<boolean> {
  const saved = await deviceStorage.write(async (cache) => {
    await cache.put(PATH, Response.json({ version: VERSION, ...copy }));
    return true;
  });
  return saved ?? false;
}

/** Undefined without a copy, and when all of its days are before `today`. */
export async function readAgendaCopy(today: CalendarDate): Promise<AgendaCopy | undefined> {
  const stored = await deviceStorage.read(PATH);
  const copy = stored && ((await stored.json()) as AgendaCopy & { version: number });
  return copy?.version === VERSION && copy.to >= today ? copy : undefined;
}

/** The part of a copy between two days, both included; undefined when it begins before the copy or after it. */
export function daysOfCopy(
  copy: AgendaCopy | undefined,
  from: CalendarDate,
  to: CalendarDate,
): Booking[] | undefined {
  if (!copy || from < copy.from || from > copy.to) return undefined;
  return copy.bookings.filter(({ date }) => from <= date && date <= to);
}
