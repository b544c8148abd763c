import { millisecondsInDay } from 'date-fns/constants';
import type { PublishedPriceList } from '#domain/business/price-list.schema.ts';
import { businessInstant, businessToday } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { ZoneRule } from '#domain/schedule/zone-clock.ts';

export interface PricedVisit {
  now: Date;
  /** The day of the visit; without one, today. */
  day?: CalendarDate | undefined;
  zone: { rule: ZoneRule };
}

/** How long a list goes on counting for who saw its prices, in milliseconds. */
const HONORED = millisecondsInDay;

/**
 * The list by which a visit is priced that is booked at `now`: the newest that is published and has begun. A list
 * for `bookings` begins at midnight of `validFrom`; a list for `visits` counts for each visit from that day on, as
 * soon as it is published. Before all of them the oldest counts. `lists` must not be empty.
 */
export function priceListFor(
  lists: readonly PublishedPriceList[],
  { now, day, zone }: PricedVisit,
): PublishedPriceList {
  const today = businessToday(now, zone);
  const newestFirst = lists.toSorted((one, other) => other.revision - one.revision);
  const begun = newestFirst.find(
    ({ publishedAt, validFrom, appliesTo }) =>
      new Date(publishedAt) <= now &&
      (appliesTo === 'visits' ? (day ?? today) : today) >= validFrom,
  );
  const list = begun ?? newestFirst.at(-1);
  if (!list) throw new Error('There is no price list');
  return list;
}

/**
 * The list with `revision`, if a visit may still be priced by it: it was the one for this visit at some moment of
 * the last 24 hours. Undefined otherwise, also for an unknown revision.
 */
export function honoredPriceList(
  lists: readonly PublishedPriceList[],
  revision: number,
  { now, day, zone }: PricedVisit,
): PublishedPriceList | undefined {
  const since = new Date(now.getTime() - HONORED);
  // Between two of these moments nothing changes.
  const moments = lists
    .flatMap(({ publishedAt, validFrom }) => [
      new Date(publishedAt),
      businessInstant(validFrom, '00:00', zone),
    ])
    .filter((moment) => moment > since && moment <= now);
  return [since, ...moments]
    .map((moment) =>
      priceListFor(lists, { now: moment, day: day ?? businessToday(now, zone), zone }),
    )
    .find((list) => list.revision === revision);
}
