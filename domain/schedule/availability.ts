import type { CalendarDate, TimeOfDay } from './calendar-date.schema.ts';

/** When the inspector can be booked. The owner edits it; these are the starting values. */
export interface Availability {
  /** Start times by weekday, Sunday first; an empty list means closed. */
  startTimes: readonly [
    TimeOfDay[],
    TimeOfDay[],
    TimeOfDay[],
    TimeOfDay[],
    TimeOfDay[],
    TimeOfDay[],
    TimeOfDay[],
  ];
  /** The least time between now and a start, in hours. */
  noticeHours: number;
  /** How many days ahead of today can be booked. */
  horizonDays: number;
  /** Days that are closed, first and last included. */
  daysOff: { from: CalendarDate; to: CalendarDate }[];
}

const weekday: TimeOfDay[] = ['08:00', '11:30', '15:00'];

export const defaultAvailability: Availability = {
  startTimes: [[], weekday, weekday, weekday, weekday, weekday, []],
  noticeHours: 24,
  horizonDays: 90,
  daysOff: [],
};

/** The owner's availability as it is kept. There is one, so its version needs no id. */
export interface KeptAvailability extends Availability {
  revision: number;
}

export interface Slot {
  time: TimeOfDay;
}
