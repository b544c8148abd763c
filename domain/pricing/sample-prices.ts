import type { PriceList } from '#domain/business/price-list.schema.ts';
import { catalog } from '#domain/locale/catalog.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { dollars } from '#domain/quote/dollars.ts';
import { sizeRow } from '#domain/quote/size-row.ts';
import { words as en } from './sample-prices.en.ts';

const texts = catalog({ en, es: () => import('./sample-prices.es.ts') });

// Separate from the prices that elements show before their first input.

/** Three homes on the pricing and instant quote pages. Areas in sq ft, prices in whole dollars. */
export function samplePrices(prices: PriceList) {
  const { samples } = prices.overrides ?? {};
  const base = (area: number) => sizeRow(area, prices).price;
  return [
    { area: 1200, price: samples?.starter ?? base(1200), isMostCommon: false },
    { area: 2500, price: samples?.family ?? base(2500), isMostCommon: true },
    { area: 4000, price: samples?.luxury ?? base(4000), isMostCommon: false },
  ];
}

/** The base prices under 2,000 sq ft, from there to 3,500, and above, as shown: "$400-500". */
export function pricesAtAGlance(
  prices: PriceList,
  locale: Locale = defaultLocale,
): readonly string[] {
  const { glance } = prices.overrides ?? {};
  const base = (area: number) => sizeRow(area, prices).price;
  const range = (from: number, to: number) =>
    base(from) === base(to) ? dollars(base(from)) : `${dollars(base(from))}-${dollars(base(to))}`;
  return [
    glance?.under2000 ?? range(1, 2000),
    glance?.from2000to3500 ?? range(2001, 3500),
    glance?.over3500 ?? texts.in(locale).from(dollars(base(3501))),
  ];
}
