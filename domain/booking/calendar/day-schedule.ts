import type { Place } from '#domain/places/place.ts';
import type { GapRules } from '#domain/schedule/appointment.ts';
import type { BusyTime } from '#domain/schedule/busy-time.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import type { Booking } from '../booking.schema.ts';

/** A day in the calendar for the owner's own bookings. */
export interface DaySchedule {
  date: CalendarDate;
  isDayOff: boolean;
  /** The starts at which the appointment fits, earliest first. */
  starts: TimeOfDay[];
  /** Existing bookings, earliest first. */
  bookings: Booking[];
  /** Closed times, and events of the owner's other calendars. */
  busy: BusyTime[];
}

/** The answer of `GET /api/bookings/days`. */
export interface DaySchedules extends GapRules {
  /** The length on site that the starts are for. */
  minutes: number;
  bufferMinutes: number;
  /** Where the appointment is, if its ZIP code is known. */
  place?: Place | undefined;
  days: DaySchedule[];
}
