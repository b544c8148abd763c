import type {
  BusyCalendar,
  BusyCalendarReading,
  StoredBusyCalendar,
} from '#domain/calendars/busy-calendar.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';

/** A calendar for the owner, without its secret address. */
export const presentBusyCalendar = (
  { id, revision, name, address, ownerAddresses = [] }: StoredBusyCalendar,
  reading: BusyCalendarReading | undefined,
  today: CalendarDate,
): BusyCalendar => ({
  id,
  revision,
  name,
  host: new URL(address).host,
  triedAt: reading?.triedAt,
  succeededAt: reading?.succeededAt,
  failure: reading?.failure,
  notes: reading?.notes ?? [],
  ownerAddresses,
  busyDays: Object.keys(reading?.busy ?? {}).filter((date) => date >= today).length,
});
