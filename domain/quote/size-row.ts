import type { PriceList } from '#domain/business/price-list.schema.ts';

/** The base price of an area in sq ft, in whole dollars, and how long its inspection takes. */
export function sizeRow(
  area: number,
  { tiers, beyond }: PriceList,
): Pick<PriceList['beyond'], 'price' | 'hours'> {
  const tier = tiers.find((row) => area <= row.upTo);
  if (tier) return tier;
  const lastTierEnd = tiers.at(-1)?.upTo ?? 0;
  const steps = Math.ceil((area - lastTierEnd) / beyond.stepArea);
  return { price: beyond.price + steps * beyond.stepPrice, hours: beyond.hours };
}
