import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Availability, KeptAvailability, Slot } from '#domain/schedule/availability.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { callApi } from '#widgets/core/api/api-client.ts';
import { ApiError } from '#widgets/core/api/api-error.ts';

export const readAvailability = () => callApi<KeptAvailability>('', 'availability');

export const readSlots = (date: CalendarDate) =>
  callApi<Slot[]>('', 'calendar/slots', { searchParams: { date } });

/** `confirmed` are the ids of bookings on new days off that the owner has seen. */
export const saveAvailability = (
  availability: Availability,
  { revision, confirmed }: { revision: number | undefined; confirmed: readonly string[] },
) =>
  callApi<KeptAvailability>('', 'availability', {
    method: 'PUT',
    json: { ...availability, revision, confirmed },
  });

/** The bookings because of which a save was refused; undefined where it failed otherwise. */
export function bookingsInTheWay(error: unknown): Booking[] | undefined {
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (problem?.code !== 'bookings_on_days_off') return undefined;
  return (problem.bookings ?? []) as Booking[];
}
