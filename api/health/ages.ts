import { devicesOf } from '#api/push/devices.ts';
import type { DeliveryTarget } from '#domain/deliveries/planned-delivery.ts';
import { notHeld } from '#domain/hold/hold.ts';
import type { CheckSources } from './check-sources.ts';

const secondsSince = (since: Date, now: Date): number =>
  Math.max(0, now.getTime() - since.getTime()) / 1000;

/** Seconds that the first of `due` has waited; 0 if none is due. */
const longestWait = (due: readonly Date[], now: Date): number =>
  Math.max(0, ...due.map((since) => secondsSince(since, now)));

/** Seconds; undefined while mail is not set up. */
export async function oldestMail({ store, clock, isMailSetUp }: CheckSources) {
  if (!isMailSetUp) return undefined;
  const now = clock();
  const [planned, overLimit, hold] = await Promise.all([
    store.outbox.planned(now),
    store.outbox.overLimit(now),
    store.hold(),
  ]);
  const waiting = new Set(overLimit);
  return longestWait(
    notHeld(planned, hold).flatMap(({ id, due }) => (waiting.has(id) ? [] : [due])),
    now,
  );
}

/** Seconds; events for a paused endpoint wait as the owner or the server decided. */
export async function oldestWebhook(sources: CheckSources): Promise<number> {
  const webhooks = await sources.store.webhooks.all();
  return oldestDelivery(
    sources,
    webhooks.filter(({ paused }) => !paused),
  );
}

/** Seconds. */
export async function oldestPush(sources: CheckSources): Promise<number> {
  const sessions = await sources.store.listSessions(sources.clock());
  return oldestDelivery(sources, sessions.flatMap(devicesOf));
}

async function oldestDelivery(
  { store, clock }: CheckSources,
  targets: readonly DeliveryTarget[],
): Promise<number> {
  const now = clock();
  const planned = await Promise.all(targets.map((target) => store.deliveries.planned(target, now)));
  return longestWait(
    notHeld(planned.flat(), await store.hold()).map(({ due }) => due),
    now,
  );
}

/** Seconds since a calendar was read; since its first attempt if it never was. */
interface CalendarAge {
  name: string;
  seconds: number;
}

/** The age of the calendar that was read the longest ago; undefined without calendars. */
export async function oldestCalendar({ store, clock }: CheckSources) {
  const now = clock();
  const [calendars, readings, failures] = await Promise.all([
    store.busyCalendars.all(),
    store.busyCalendarReadings(),
    store.calendarFailures(),
  ]);
  const failing = new Map(failures.map(({ calendarId, since }) => [calendarId, since]));
  const ages = calendars.map(({ id, name }): CalendarAge => {
    const since = readings.get(id)?.succeededAt ?? failing.get(id);
    // Without both it was just added: its first reading is under way.
    return { name, seconds: since ? secondsSince(new Date(since), now) : 0 };
  });
  return ages.toSorted((one, other) => other.seconds - one.seconds)[0];
}

/**
 * Seconds; Infinity for records without any backup. Undefined before the first record, and for a database that may
 * well be backed up by its own tools.
 */
export async function backupAge({ store, clock, isDatabase }: CheckSources) {
  const last = await store.lastBackup();
  if (last) return secondsSince(new Date(last.at), clock());
  if (isDatabase) return undefined;
  const first = { limit: 1 };
  const [bookings, requests] = await Promise.all([
    store.listBookings(first),
    store.listContactRequests(first),
  ]);
  return bookings.total + requests.total > 0 ? Number.POSITIVE_INFINITY : undefined;
}
