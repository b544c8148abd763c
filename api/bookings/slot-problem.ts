import { ApiProblem } from '#api/http/api-problem.ts';
import { type Appointment, conflictsOf } from '#domain/schedule/appointment.ts';
import type { Availability } from '#domain/schedule/availability.ts';
import type { Zone } from '#domain/schedule/business-clock.ts';
import { driveMinutes } from '#domain/schedule/drive-time.ts';
import { freeSlots } from '#domain/schedule/schedule.ts';
import { presentBooking } from './present-booking.ts';
import type { TakenTimes } from './taken-times.ts';

export type SlotCode = 'slot_unavailable' | 'slot_taken';

interface DayOfSlot {
  availability: Availability;
  taken: TakenTimes;
  now: Date;
  zone: Zone;
  /** Whether to say what is in the way, for the owner. */
  forOwner: boolean;
}

/** The problem of an appointment that cannot be booked, with the free starts for its length. */
export function slotProblem(
  code: SlotCode,
  appointment: Appointment,
  { availability, taken: { booked, closed }, now, zone, forOwner }: DayOfSlot,
): ApiProblem {
  const taken = [...booked, ...closed];
  const bookings = conflictsOf(appointment, booked, availability);
  const labels = conflictsOf(appointment, closed, availability).map(({ label }) => label);
  const inTheWay = forOwner && labels.length > 0 ? ` It conflicts with: ${labels.join(', ')}.` : '';
  const isTooFar =
    bookings.length > 0 && conflictsOf(appointment, taken, { driveTime: false }).length === 0;
  const drive = forOwner && isTooFar ? ` ${drivesText(appointment, bookings)}` : '';
  return new ApiProblem(code, {
    detail: ({ anotherTime }) => `${anotherTime}${inTheWay}${drive}`,
    slots: freeSlots(appointment.date, availability, taken, now, zone, appointment),
    ...(isTooFar && { reason: 'drive_time' as const }),
    ...(forOwner && bookings.length > 0 && { bookings: bookings.map(presentBooking) }),
  });
}

/** 'The drive to Frisco takes about 35 min.' for each of `others`. */
const drivesText = ({ place }: Appointment, others: readonly Appointment[]): string =>
  others
    .flatMap((other) => (place && other.place ? [{ to: other.place, from: place }] : []))
    .map(({ from, to }) => `The drive to ${to.city} takes about ${driveMinutes(from, to)} min.`)
    .join(' ');
