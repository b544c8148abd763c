import { fieldProblem } from '#api/http/api-problem.ts';
import type { Store } from '#api/store/store.ts';
import { isAhead } from '#domain/booking/is-ahead.ts';
import type { Profile } from '#domain/business/profile.schema.ts';
import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';

/**
 * Throws `validation_failed` if the next profile leaves out an inspector who has bookings to come: their clients were
 * told that name, and the owner says who comes instead.
 */
export async function requireInspectorsOfBookings(
  store: Store,
  { inspectors }: Pick<Profile, 'inspectors'>,
  { now, zone }: { now: Date; zone: Zone },
): Promise<void> {
  const { profile } = await store.readBusiness();
  const listed = new Set(inspectors.map(({ id }) => id));
  const removed = profile.inspectors.filter(({ id }) => !listed.has(id));
  if (removed.length === 0) return;
  const bookings = await store.bookingsFrom(businessToday(now, zone));
  for (const { id, name } of removed) {
    const ahead = bookings.filter((one) => one.inspectorId === id && isAhead(one, now, zone));
    const [next] = ahead;
    if (!next) continue;
    const day = formatDate(next.date, 'short');
    const message =
      ahead.length === 1
        ? `${name} has a booking to come, on ${day}. First choose another inspector in its details`
        : `${name} has ${ahead.length} bookings to come, the next on ${day}. First choose another inspector in the details of each`;
    throw fieldProblem('inspectors', message);
  }
}
