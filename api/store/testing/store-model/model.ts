import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultAvailability, type StoredAvailability } from '#domain/schedule/availability.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { driveMinutes } from '#domain/schedule/drive-time.ts';

/** What a store must know, as plainly as possible. */
export interface Model {
  /** In the order in which they were made. */
  bookings: Booking[];
  availability: StoredAvailability;
}

/** The store under test; a restart replaces it. */
export interface Real {
  store: Store;
  restart(): Promise<void>;
}

export const newModel = (): Model => ({
  bookings: [],
  availability: { ...structuredClone(defaultAvailability), revision: 1 },
});

/** The bookings that take time on `date`, earliest first. */
export const standingOn = ({ bookings }: Model, date: CalendarDate): Booking[] =>
  bookings
    .filter((booking) => booking.date === date && booking.status !== 'cancelled')
    .sort((one, other) => one.time.localeCompare(other.time));

/** Minute by minute: whether `booking` needs one that another standing one takes, with buffer or drive. */
export function collides(model: Model, booking: Booking): boolean {
  const others = standingOn(model, booking.date).filter(({ id }) => id !== booking.id);
  return others.some((other) => {
    const gap = ({ bufferMinutes }: Booking) =>
      Math.max(bufferMinutes, driveBetween(model, booking, other));
    const minutesOf = (one: Booking) => {
      const [hour = 0, minute = 0] = one.time.split(':').map(Number);
      const start = hour * 60 + minute;
      return Array.from({ length: one.minutes + gap(one) }, (_, index) => start + index);
    };
    const taken = minutesOf(other);
    return minutesOf(booking).some((minute) => taken.includes(minute));
  });
}

const driveBetween = ({ availability }: Model, a: Booking, b: Booking): number =>
  availability.driveTime && a.place && b.place ? driveMinutes(a.place, b.place) : 0;
