import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { isActive } from '#domain/booking/is-active.ts';
import type { StatePack } from '#domain/business/state-packs/state-pack.ts';
import { businessInstant, type Zone } from '#domain/schedule/business-clock.ts';

type Inspected = Pick<Booking, 'date' | 'time' | 'minutes' | 'status' | 'deletedAt'>;

const HOURS_A_DAY = 24;

/**
 * By when the law asks for the report; undefined where it names no time, and for a booking that was canceled or
 * deleted. Days are counted as 24 hours from the end of the appointment, also for a client who pays later: the earliest
 * reading of 22 TAC §535.222, "within two days of receipt of payment in full" or, if paid before, "of completion".
 */
export function reportDueAt(
  booking: Inspected,
  { reportDays }: Pick<StatePack['law'], 'reportDays'>,
  zone: Zone,
): Date | undefined {
  if (reportDays === null || !isActive(booking)) return undefined;
  const start = businessInstant(booking.date, booking.time, zone);
  return addHours(addMinutes(start, booking.minutes), reportDays * HOURS_A_DAY);
}
