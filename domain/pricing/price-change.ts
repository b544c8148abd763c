import type { PublishedPriceList } from '#domain/business/price-list.schema.ts';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { honoredPriceList, type PricedVisit, priceListFor } from './price-list-for.ts';

/** A total that is no longer the one that was shown. Whole dollars. */
export interface PriceChange {
  /** Null if the list that was shown is unknown. */
  shown: number | null;
  current: number;
  /** The list of the current total; sending it back accepts that total. */
  priceRevision: number;
}

interface PricedHome extends PricedVisit {
  /** Undefined for a booking without a price. */
  home: QuoteInput | undefined;
  /** The list whose price was shown; undefined if the client does not say. */
  shownRevision: number | undefined;
}

/**
 * The list by which a booking is priced: the one that was shown as long as it is honored, else the one for its day.
 * `change` if that makes another total than the one that was shown.
 */
export function priceAsShown(
  lists: readonly PublishedPriceList[],
  { home, shownRevision, ...visit }: PricedHome,
): { prices: PublishedPriceList; change?: PriceChange } {
  const current = priceListFor(lists, visit);
  if (!home || shownRevision === undefined || shownRevision === current.revision)
    return { prices: current };
  const honored = honoredPriceList(lists, shownRevision, visit);
  if (honored) return { prices: honored };
  const today = businessToday(visit.now, visit.zone);
  const totalBy = (prices: PublishedPriceList) => calculateQuote(home, today, prices).totalPrice;
  const old = lists.find(({ revision }) => revision === shownRevision);
  const change = {
    shown: old ? totalBy(old) : null,
    current: totalBy(current),
    priceRevision: current.revision,
  };
  return { prices: current, ...(change.shown !== change.current && { change }) };
}
