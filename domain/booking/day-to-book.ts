import type { Place } from '#domain/places/place.ts';
import type { GapRules } from '#domain/schedule/appointment.ts';
import type { BusyTime } from '#domain/schedule/busy-time.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import type { Booking } from './booking.schema.ts';

/** A day on which the owner may book an appointment. */
export interface DayToBook {
  date: CalendarDate;
  isDayOff: boolean;
  /** The starts from which the appointment fits, earliest first. */
  starts: TimeOfDay[];
  /** What is booked already, earliest first. */
  bookings: Booking[];
  /** Closed times, and events of the owner's other calendars. */
  busy: BusyTime[];
}

/** The answer of `GET /api/bookings/days`. */
export interface DaysToBook extends GapRules {
  /** The length on site for which the starts fit. */
  minutes: number;
  bufferMinutes: number;
  /** Where the appointment is, if its ZIP code is known. */
  place?: Place | undefined;
  days: DayToBook[];
}
