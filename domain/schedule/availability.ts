import {
  type AppointmentLengths,
  DEFAULT_BUFFER_MINUTES,
  defaultLengths,
} from '#domain/booking/calendar/appointment-length.ts';
import type { GapRules } from './appointment.ts';
import type { Block } from './block.ts';
import type { CalendarDate, TimeOfDay } from './calendar-date.schema.ts';

/** One value for each weekday, Sunday first. */
export type Week<T> = readonly [T, T, T, T, T, T, T];

/** `half-hours`: every half hour, beginning with a weekday's first start time. */
export const startModes = ['fixed', 'half-hours'] as const;

/** Homes outside the service area: visitors must ask first, or cannot book online. */
export const areaPolicies = ['ask', 'refuse'] as const;
export type AreaPolicy = (typeof areaPolicies)[number];

/** When the inspector can be booked, as set by the owner. */
export interface Availability extends GapRules {
  /** An empty list means closed. */
  startTimes: Week<TimeOfDay[]>;
  startMode: (typeof startModes)[number];
  /** The time by which appointments on the weekday must end. */
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

/** The stored availability. There is only one record, so its version needs no id. */
export interface StoredAvailability extends Availability {
  revision: number;
}

export interface Slot {
  time: TimeOfDay;
  /** When its report is due, ISO 8601; only for callers that ask for it. */
  reportBy?: string;
}
