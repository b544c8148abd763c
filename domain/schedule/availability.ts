import {
  type AppointmentLengths,
  DEFAULT_BUFFER_MINUTES,
  defaultLengths,
} from '#domain/booking/appointment-length.ts';
import type { GapRules } from './appointment.ts';
import type { Block } from './block.ts';
import type { CalendarDate, TimeOfDay } from './calendar-date.schema.ts';

/** One value for each weekday, Sunday first. */
export type Week<T> = readonly [T, T, T, T, T, T, T];

/** `half-hours`: every half hour from the first start time of a weekday on. */
export const startModes = ['fixed', 'half-hours'] as const;

/** What visitors hear of a home outside the service area: to ask first, or that it cannot be booked online. */
export const areaPolicies = ['ask', 'refuse'] as const;
export type AreaPolicy = (typeof areaPolicies)[number];

/** When the inspector can be booked, as set by the owner. */
export interface Availability extends GapRules {
  /** An empty list means closed. */
  startTimes: Week<TimeOfDay[]>;
  startMode: (typeof startModes)[number];
  /** The time by which an appointment of the weekday has ended. */
  closingTimes: Week<TimeOfDay>;
  lengths: AppointmentLengths;
  /** The time kept free after each appointment, in minutes. */
  bufferMinutes: number;
  outsideArea: AreaPolicy;
  /** Minimum time between booking and start, in hours. */
  noticeHours: number;
  /** How many days ahead of today can be booked. */
  horizonDays: number;
  /** Closed ranges, first and last days included. */
  daysOff: { from: CalendarDate; to: CalendarDate }[];
  /** Closed times of single days. */
  blocks: Block[];
}

const weekday: TimeOfDay[] = ['08:00', '11:30', '15:00'];

/** The values of a new installation: weekdays only (spec §9). */
export const defaultAvailability: Availability = {
  startTimes: [[], weekday, weekday, weekday, weekday, weekday, []],
  startMode: 'fixed',
  closingTimes: ['18:00', '18:00', '18:00', '18:00', '18:00', '18:00', '18:00'],
  lengths: defaultLengths,
  bufferMinutes: DEFAULT_BUFFER_MINUTES,
  driveTime: true,
  outsideArea: 'ask',
  noticeHours: 24,
  horizonDays: 90,
  daysOff: [],
  blocks: [],
};

/** The stored availability. There is only one, so its version needs no id. */
export interface StoredAvailability extends Availability {
  revision: number;
}

export interface Slot {
  time: TimeOfDay;
  /** The instant by which its report is there, ISO 8601; only for callers that ask for it. */
  reportBy?: string;
}
