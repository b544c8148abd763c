import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { NextSlot } from '#domain/schedule/next-slot.ts';
import type { Days } from '#domain/schedule/opening.ts';
import type { LengthQuery } from './calendar.ts';

// The calendar's first calls. They use `fetch` and not `callApi`, because ky is not loaded yet.

/** The same timeout as that of `callApi`, in milliseconds. */
const TIMEOUT = 20_000;

/** Rejects without an answer in time, or without a success status. */
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
 * The first free slot for an appointment of that length, or of the default length; null if every
 * slot is taken. Rejects without an answer.
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
 * The open and the full days of the range for an appointment of that length, or of the default
 * length. Rejects without a valid answer.
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
