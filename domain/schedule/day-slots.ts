import type { Appointment } from './appointment.ts';
import type { Availability, Slot } from './availability.ts';
import type { Zone } from './business-clock.ts';
import type { CalendarDate } from './calendar-date.schema.ts';
import { freeSlots, type RequestedAppointment } from './schedule.ts';

/** What takes a day's time: its appointments, and the owner's closed times and events. */
export interface DayLoad {
  booked: readonly Appointment[];
  busy: readonly Appointment[];
}

export interface DaySlots {
  date: CalendarDate;
  slots: readonly Slot[];
  /** Appointments have taken every slot. A day filled by closed times is closed, not full. */
  isFull: boolean;
}

/** The free slots of `date` for the requested appointment, and whether the day is full. */
export function daySlots(
  date: CalendarDate,
  availability: Availability,
  { booked, busy }: DayLoad,
  now: Date,
  zone: Zone,
  requested?: RequestedAppointment,
): DaySlots {
  const slotsBeside = (taken: readonly Appointment[]) =>
    freeSlots(date, availability, taken, now, zone, requested);
  const slots = slotsBeside([...booked, ...busy]);
  const isFull = slots.length === 0 && booked.length > 0 && slotsBeside(busy).length > 0;
  return { date, slots, isFull };
}
