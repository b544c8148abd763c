import type { PriceList } from '#domain/business/price-list.schema.ts';
import { dollars } from '#domain/quote/dollars.ts';

/** The lowest base price, in whole dollars. */
export const lowestPrice = ({ tiers }: Pick<PriceList, 'tiers'>): number =>
  Math.min(...tiers.map(({ price }) => price));

/** The range of the standard inspection over all sizes, as shown: "$350-$600". */
export const priceRange = (prices: PriceList): string =>
  prices.overrides?.range ?? `${dollars(lowestPrice(prices))}-${dollars(prices.beyond.price)}`;
