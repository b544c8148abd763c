import { vi } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { DaySchedules } from '#domain/booking/calendar/day-schedule.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { addDays, daysBetween, weekdayOf } from '#domain/schedule/calendar-date.ts';

export interface Call {
  method: string;
  /** Below `/api/`, without the query. */
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown> | undefined;
}

/** Answers a test's calls on the network; returns them as they arrive. */
export function serveCalls(answer: (call: Call) => unknown): Call[] {
  const calls: Call[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    const call: Call = {
      method: request.method,
      path: pathname.replace('/api/', ''),
      query: Object.fromEntries(searchParams),
      body: text ? (JSON.parse(text) as Record<string, unknown>) : undefined,
    };
    calls.push(call);
    const given = answer(call);
    return given instanceof Response ? given : Response.json(given);
  });
  return calls;
}

export const problem = (details: Pick<Problem, 'code' | 'status'> & Partial<Problem>) =>
  Response.json(
    { title: details.code, ...details },
    { status: details.status, headers: { 'Content-Type': 'application/problem+json' } },
  );

/** The answer of `GET bookings/days`: starts on weekdays, and `bookings` on their days. */
export function daysAnswer(
  { query }: Pick<Call, 'query'>,
  bookings: readonly Booking[] = [],
): DaySchedules {
  const { from = '', to = '', squareFootage } = query;
  const minutes = squareFootage ? 360 : 180;
  return {
    minutes,
    bufferMinutes: 30,
    driveTime: true,
    days: Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
      const date = addDays(from, index);
      const isOpen = ![0, 6].includes(weekdayOf(date));
      return {
        date,
        isDayOff: false,
        starts: isOpen ? (squareFootage ? ['08:00'] : ['08:00', '15:00']) : [],
        bookings: bookings.filter((booking) => booking.date === date),
        busy: [],
      };
    }),
  };
}
