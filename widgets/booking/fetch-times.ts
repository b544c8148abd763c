import { fetchSlots } from '#client/calendar.ts';
import { zipCodeOf } from '#domain/places/zip-code.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { lengthKeyOf, lengthOf } from './booking.store.ts';
import type { BookingState, UnavailableSlot } from './booking.types.ts';

/**
 * Fetches the free times of a day, for the length and address known so far, as a change of state.
 * In the form, a chosen time that is no longer free is reported beside the field that was changed.
 */
export async function fetchTimes(
  base: string,
  date: CalendarDate,
  { asked, signal }: { asked: BookingState; signal: AbortSignal },
): Promise<(state: BookingState) => Partial<BookingState>> {
  // The drive counts once the address has a ZIP code.
  const zip = zipCodeOf(asked.values['address'] ?? '');
  const slots = await fetchSlots(base, date, { length: lengthOf(asked), zip, signal });
  const times = slots.map(({ time }) => time);
  const timesFor = lengthKeyOf(asked);
  return ({ step, time, timesFor: before }) => ({
    slots: { status: 'ready', times },
    reportBy: Object.fromEntries(slots.map(({ time, reportBy = '' }) => [time, reportBy])),
    timesFor,
    ...(step.name === 'details' && {
      unavailableSlot: time ? unfitTime(time, times, timesFor === before) : undefined,
    }),
  });
}

function unfitTime(
  time: TimeOfDay,
  remaining: readonly TimeOfDay[],
  isSameLength: boolean,
): UnavailableSlot | undefined {
  if (remaining.includes(time)) return undefined;
  return {
    time,
    code: 'slot_taken',
    remaining,
    maybeOwn: false,
    ...(isSameLength
      ? { reason: 'place', beside: 'address' }
      : { reason: 'length', beside: 'inspectionType' }),
  };
}
