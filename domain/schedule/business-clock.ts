import type { Facts } from '#domain/business/facts.ts';
import type { CalendarDate, TimeOfDay } from './calendar-date.schema.ts';
import { addDays } from './calendar-date.ts';
import { createZoneClock, type ZoneClock, type ZoneRule } from './zone-clock.ts';

/** The business's zone. */
export type Zone = Pick<Facts['timeZone'], 'rule'>;

const clocks = new WeakMap<ZoneRule, ZoneClock>();

function clockOf({ rule }: Zone): ZoneClock {
  const clock = clocks.get(rule) ?? createZoneClock(rule);
  clocks.set(rule, clock);
  return clock;
}

/** The date at the business, independent of the runtime's zone. */
export const businessToday = (now: Date, zone: Zone): CalendarDate => clockOf(zone).dateAt(now);

/** The time of day at the business. */
export const businessTime = (now: Date, zone: Zone): TimeOfDay => clockOf(zone).timeAt(now);

/** The instant at which the business's clock shows a time of a date; see `ZoneClock`. */
export const businessInstant = (date: CalendarDate, time: TimeOfDay, zone: Zone): Date =>
  clockOf(zone).instantOf(date, time);

/** An instant, and the zone that decides its date at the business. */
export interface BusinessMoment {
  now: Date;
  zone: Zone;
}

/** A day of the business, and the instant at which it ends. */
export interface BusinessDay {
  date: CalendarDate;
  ends: Date;
}

export const businessDay = (date: CalendarDate, zone: Zone): BusinessDay => ({
  date,
  ends: businessInstant(addDays(date, 1), '00:00', zone),
});
