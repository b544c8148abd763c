import { differenceInHours } from 'date-fns/differenceInHours';
import type { PushMessage } from '#domain/push/push-message.ts';
import type { BusyCalendarReading, StoredBusyCalendar } from './busy-calendar.schema.ts';

/** A calendar that could not be read the last time it was tried. Instants are ISO 8601. */
export interface CalendarFailure {
  calendarId: string;
  /** Its last success; the first attempt if it was never read, which is made when it is added. */
  since: string;
  /** In a sentence for the owner. */
  reason: string;
  /** The first attempt that failed when it was stale; the owner is told. */
  staleAt?: string | undefined;
  /** When the owner's devices were notified. */
  notifiedAt?: string | undefined;
}

/** Hours without a success after which a calendar is stale. */
export const STALE_HOURS = 6;

/** The failure of a calendar after `reading`, of which `known` is stored; undefined after a success. */
export function failureAfter(
  known: CalendarFailure | undefined,
  { calendarId, triedAt, succeededAt, failure: reason }: BusyCalendarReading,
): CalendarFailure | undefined {
  if (reason === undefined) return undefined;
  const since = succeededAt ?? known?.since ?? triedAt;
  const isStale = differenceInHours(triedAt, since) >= STALE_HOURS;
  return {
    ...known,
    calendarId,
    since,
    reason,
    staleAt: known?.staleAt ?? (isStale ? triedAt : undefined),
  };
}

/** A stale calendar for the messages to its owner, without its secret address. */
export interface StaleCalendar extends CalendarFailure {
  staleAt: string;
  name: string;
  /** The host of its address. */
  host: string;
}

/** The stale ones of `calendars`, in their order. */
export function staleCalendars(
  calendars: readonly StoredBusyCalendar[],
  failures: readonly CalendarFailure[],
): StaleCalendar[] {
  const byId = new Map(failures.map((failure) => [failure.calendarId, failure]));
  return calendars.flatMap(({ id, name, address }) => {
    const failure = byId.get(id);
    const staleAt = failure?.staleAt;
    return staleAt ? [{ ...failure, staleAt, name, host: new URL(address).host }] : [];
  });
}

/** A locked screen may show it, so it names no calendar. */
export const staleCalendarPush = ({ calendarId }: StaleCalendar): PushMessage => ({
  title: 'A calendar cannot be read',
  body: 'New events in it do not block times here. Open the admin to see why.',
  path: '/admin/availability',
  tag: `calendar-${calendarId}`,
});
