import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import type { Booking } from '../booking.schema.ts';
import { isAhead, isEnteredByHand } from '../is-ahead.ts';
import { type BookingLimits, type ClientKeys, clientKeys, isAgent } from './booking-limits.ts';

/** Open bookings that form a burst: more than an inspector's honest clients make at once. */
const BURST_SIZE = 8;

/** Bookings belong together if each was made at most this long after the previous one. */
const GAP_MILLISECONDS = 5 * 60_000;

const causes = ['email', 'phone', 'property'] as const satisfies (keyof ClientKeys)[];

/** Open bookings that look like one attack, in the order they were made. */
export interface BookingBurst {
  /** What they have in common; `time`: they were made within minutes of each other. */
  cause: (typeof causes)[number] | 'time';
  bookings: Booking[];
}

/**
 * The bursts among the open bookings, largest first; a booking is in at most one. Bookings of
 * listed agents and those entered by the owner are excluded.
 */
export function burstsOf(
  bookings: readonly Booking[],
  { limits, now, zone }: { limits: Pick<BookingLimits, 'agents'>; now: Date; zone: Zone },
): BookingBurst[] {
  const today = businessToday(now, zone);
  let rest = bookings
    .filter((booking) => isAhead(booking, now, zone, today) && !isEnteredByHand(booking))
    .filter(({ email }) => !isAgent(email, limits))
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
  const bursts: BookingBurst[] = [];
  const take = (cause: BookingBurst['cause'], groups: Iterable<Booking[]>) => {
    for (const group of groups) {
      if (group.length < BURST_SIZE) continue;
      bursts.push({ cause, bookings: group });
      rest = rest.filter((booking) => !group.includes(booking));
    }
  };
  for (const cause of causes) {
    const byKey = Map.groupBy(rest, (booking) => clientKeys(booking)[cause]);
    byKey.delete('');
    take(cause, byKey.values());
  }
  take('time', runsOf(rest));
  return bursts.sort((one, other) => other.bookings.length - one.bookings.length);
}

/** Splits bookings, in order of creation, wherever the gap is too long. */
function runsOf(bookings: readonly Booking[]): Booking[][] {
  const runs: Booking[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const booking of bookings) {
    const at = Date.parse(booking.createdAt);
    if (at - last > GAP_MILLISECONDS) runs.push([]);
    runs.at(-1)?.push(booking);
    last = at;
  }
  return runs;
}
