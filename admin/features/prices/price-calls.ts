import { callApi } from '#client/call-api.ts';
import type { PriceList, PublishedPriceList } from '#domain/business/price-list.schema.ts';

/** Every published list, newest first, and the revision of the one that visitors see. */
export interface PriceLists {
  lists: readonly PublishedPriceList[];
  shown: number;
}

/** The path below /api/. */
export const priceListsPath = 'business/price-lists';

export const fetchPriceLists = () => callApi<PriceLists>('', priceListsPath);

/** Publishes `list` as the one after `revision`. */
export const publishPrices = (list: PriceList, revision: number | undefined) =>
  callApi<PublishedPriceList>('', priceListsPath, { method: 'POST', json: { ...list, revision } });
