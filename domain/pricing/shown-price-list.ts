import type { PriceList } from '#domain/business/price-list.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';

/** The list that visitors see on `today`: the newest that has begun. `lists` are in the order of their publication. */
export const shownPriceList = (lists: readonly PriceList[], today: CalendarDate): PriceList =>
  (lists.findLast(({ validFrom }) => validFrom <= today) ?? lists[0]) as PriceList;
