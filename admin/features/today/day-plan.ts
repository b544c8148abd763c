import { addMinutes } from 'date-fns/addMinutes';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { isActive } from '#domain/booking/is-active.ts';
import { businessInstant, businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';

/** The owner's next days, each list by time. */
export interface DayPlan {
  /** The current appointment or the next one; on a later day if today's are over. */
  next: Booking | undefined;
  /** Today's appointments that should be over and are not completed. */
  ended: Booking[];
  /** Today's other appointments. */
  later: Booking[];
  /** Tomorrow's appointments, without `next`. */
  tomorrow: Booking[];
}

export const startOf = ({ date, time }: Booking, timeZone: Zone): Date =>
  businessInstant(date, time, timeZone);

/** When the inspector should be done on site. */
export const endOf = (booking: Booking, timeZone: Zone): Date =>
  addMinutes(startOf(booking, timeZone), booking.minutes);

/** The owner's plan at `now`, from `bookings` from today on. */
export function dayPlanOf(bookings: readonly Booking[], now: Date, timeZone: Zone): DayPlan {
  const today = businessToday(now, timeZone);
  const tomorrow = addDays(today, 1);
  const open = bookings
    .filter((booking) => booking.status === 'confirmed' && isActive(booking))
    .filter(({ date }) => date >= today)
    .toSorted(
      (one, other) => startOf(one, timeZone).getTime() - startOf(other, timeZone).getTime(),
    );
  const next = open.find((booking) => endOf(booking, timeZone) > now);
  const others = open.filter((booking) => booking !== next);
  return {
    next,
    ended: others.filter((booking) => endOf(booking, timeZone) <= now),
    later: others.filter((booking) => booking.date === today && endOf(booking, timeZone) > now),
    tomorrow: others.filter(({ date }) => date === tomorrow),
  };
}
