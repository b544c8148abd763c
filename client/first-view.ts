import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { NextSlot } from '#domain/schedule/next-slot.ts';
import type { Days } from '#domain/schedule/opening.ts';
import type { LengthQuery } from './calendar.ts';

// What the calendar asks for at first sight, by `fetch` and not by `callApi`: before ky is loaded.

/** As long as `callApi` waits, in milliseconds. */
const TIMEOUT = 20_000;

/** Rejects when there is no answer in time, or none with a status of success. */
async function getJson(
  base: string,
  path: string,
  searchParams: Readonly<Record<string, string>>,
): Promise<unknown> {
  const query = new URLSearchParams(searchParams);
  const answer = await fetch(`${base}/api/${path}?${query}`, {
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!answer.ok) throw new Error(`GET /api/${path} failed with status ${answer.status}`);
  return answer.json();
}

/**
 * The first free slot for an appointment of that length, or of the usual one; null when every slot is
 * taken. Rejects when there is no answer.
 */
export async function fetchNextSlot(
  base: string,
  length: LengthQuery | undefined,
): Promise<NextSlot | null> {
  const { slot } = (await getJson(base, 'calendar/next-slot', { ...length })) as {
    slot: NextSlot | null;
  };
  return slot?.date && slot.time ? slot : null;
}

/** A range of at most 62 days, both included. */
export interface DayRange {
  from: CalendarDate;
  to: CalendarDate;
}

/**
 * The days of the range that are open for an appointment of that length, or of the usual one, and those
 * that are full. Rejects when there is no answer, or not this one.
 */
export async function fetchDays(
  base: string,
  range: DayRange,
  length: LengthQuery | undefined,
): Promise<Days> {
  const days = await getJson(base, 'calendar/days', { ...range, full: 'true', ...length });
  const { open, full } = days as Days;
  if (!Array.isArray(open) || !Array.isArray(full)) throw new Error('This is no list of days');
  return { open, full };
}
