import type { SlotTime } from '#domain/booking/booking-status.ts';
import type { AppointmentView } from '#domain/booking/client/client-access.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Slot } from '#domain/schedule/availability.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { Days } from '#domain/schedule/opening.ts';
import { callApi } from './call-api.ts';
import type { DayRange } from './first-view.ts';

// Calls of the client's page of a booking, on its own origin. They throw like `callApi`.

export const appointmentPath = (token: string) => `appointments/${token}`;

/** The days of the range with a start that the appointment can be moved to, and the full days. */
export const fetchDaysToMove = (token: string, range: DayRange) =>
  callApi<Days>('', `${appointmentPath(token)}/days`, { searchParams: { ...range, full: 'true' } });

/** The starts of `date` that the appointment can be moved to. */
export const fetchStartsToMove = (token: string, date: CalendarDate, signal: AbortSignal) =>
  callApi<Slot[]>('', `${appointmentPath(token)}/slots`, { searchParams: { date }, signal });

/** Confirms the appointment of a new client. */
export const confirmAppointment = (token: string, locale: Locale) =>
  callApi<AppointmentView>('', `${appointmentPath(token)}/confirm`, { method: 'POST', locale });

/** Moves the appointment from the displayed time. */
export const moveAppointment = (
  token: string,
  json: { from: SlotTime; to: SlotTime },
  locale: Locale,
) =>
  callApi<AppointmentView>('', `${appointmentPath(token)}/move`, { method: 'POST', json, locale });

/** Cancels the appointment at the displayed time. */
export const cancelAppointment = (
  token: string,
  json: { from: SlotTime; reason: string },
  locale: Locale,
) =>
  callApi<AppointmentView>('', `${appointmentPath(token)}/cancel`, {
    method: 'POST',
    json,
    locale,
  });
