import type {
  BusyCalendar,
  BusyCalendarReading,
  StoredBusyCalendar,
} from '#domain/calendars/busy-calendar.schema.ts';
import { ownersOf } from '#domain/calendars/owner-addresses.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';

/** A calendar for the owner, without its secret address. */
export const presentBusyCalendar = (
  { id, revision, name, address, ownerAddresses = [] }: StoredBusyCalendar,
  {
    reading,
    today,
    owners,
  }: {
    reading: BusyCalendarReading | undefined;
    today: CalendarDate;
    /** The owner's mailboxes. */
    owners: readonly string[];
  },
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
  owners: ownersOf({ address, ownerAddresses }, owners),
  busyDays: Object.keys(reading?.busy ?? {}).filter((date) => date >= today).length,
});
