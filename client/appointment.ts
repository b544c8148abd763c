import type { SlotTime } from '#domain/booking/booking-status.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { Days } from '#domain/schedule/opening.ts';
import type { DayRange } from './first-view.ts';
import { send } from './send.ts';

// Calls of the client's page of a booking, on its own origin. They throw like `send`.

export const appointmentPath = (token: string) => `appointments/${token}`;

/** The days of the range with a start that the appointment can be moved to, and the full days. */
export const fetchDaysToMove = (token: string, range: DayRange) =>
  send('GET /api/appointments/:token/days', {
    params: { token },
    query: { ...range, full: 'true' },
    // With `full` there are both.
  }) as Promise<Days>;

/** The starts of `date` that the appointment can be moved to. */
export const fetchStartsToMove = (token: string, date: CalendarDate, signal: AbortSignal) =>
  send('GET /api/appointments/:token/slots', { params: { token }, query: { date }, signal });

/** Confirms the appointment of a new client. */
export const confirmAppointment = (token: string, locale: Locale) =>
  send('POST /api/appointments/:token/confirm', { params: { token }, locale });

/** Moves the appointment from the displayed time. */
export const moveAppointment = (
  token: string,
  json: { from: SlotTime; to: SlotTime },
  locale: Locale,
) => send('POST /api/appointments/:token/move', { params: { token }, json, locale });

/** Cancels the appointment at the displayed time. */
export const cancelAppointment = (
  token: string,
  json: { from: SlotTime; reason: string },
  locale: Locale,
) => send('POST /api/appointments/:token/cancel', { params: { token }, json, locale });
