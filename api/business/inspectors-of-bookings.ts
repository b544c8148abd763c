import { ApiProblem } from '#api/http/api-problem.ts';
import type { Store } from '#api/store/store.ts';
import { isAhead } from '#domain/booking/is-ahead.ts';
import type { Profile } from '#domain/business/profile.schema.ts';
import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import type { FieldError } from '#domain/validation/validate.ts';

type NextInspectors = Pick<Profile, 'inspectors'>;

interface Now {
  now: Date;
  zone: Zone;
}

/** Throws `validation_failed` with the errors of `missingInspectors`. */
export async function requireInspectorsOfBookings(
  store: Store,
  next: NextInspectors,
  at: Now,
): Promise<void> {
  const errors = await missingInspectors(store, next, at);
  if (errors.length > 0) throw new ApiProblem('validation_failed', { errors });
}

/**
 * An error for each inspector whom the next profile leaves out and who has bookings to come: their clients were told
 * that name, and the owner says who comes instead.
 */
export async function missingInspectors(
  store: Store,
  { inspectors }: NextInspectors,
  { now, zone }: Now,
): Promise<FieldError[]> {
  const { profile } = await store.readBusiness();
  const listed = new Set(inspectors.map(({ id }) => id));
  const removed = profile.inspectors.filter(({ id }) => !listed.has(id));
  if (removed.length === 0) return [];
  const bookings = await store.bookingsFrom(businessToday(now, zone));
  return removed.flatMap(({ id, name }) => {
    const ahead = bookings.filter((one) => one.inspectorId === id && isAhead(one, now, zone));
    const [next] = ahead;
    if (!next) return [];
    const day = formatDate(next.date, 'short');
    const message =
      ahead.length === 1
        ? `${name} has a booking to come, on ${day}. First choose another inspector in its details`
        : `${name} has ${ahead.length} bookings to come, the next on ${day}. First choose another inspector in the details of each`;
    return [{ path: 'inspectors', message }];
  });
}
