import type { PriceList } from '#domain/business/price-list.schema.ts';
import { translatedBlocks } from '#domain/business/text-block.ts';
import { catalog } from '#domain/locale/catalog.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { dollars, thousands } from '#domain/quote/dollars.ts';
import { words as en } from './price-tiers.en.ts';
import { words } from './pricing-block.en.ts';

const blocks = translatedBlocks(words, () => import('./pricing-block.es.ts'));
const tierWords = catalog({ en, es: () => import('./price-tiers.es.ts') });

/** A row of the price table; `price` in whole dollars (spec §3 "Price tier"). */
interface PriceTier {
  range: string;
  /** A typical area for a home of that size, in sq ft, prefilled in the calculator. */
  area: number;
  price: number;
  note?: string;
}

export const pricingBlock = blocks.text('pricing.block', 'Pricing block');

/** The price table, smallest home first. The quote calculator uses the same tiers. */
export function priceTiers(
  { tiers, beyond }: PriceList,
  locale: Locale = defaultLocale,
): readonly PriceTier[] {
  const texts = tierWords.in(locale);
  const largestArea = tiers.at(-1)?.upTo ?? 0;
  const largest = thousands(largestArea);
  return [
    ...tiers.map(({ upTo, price }, index) => {
      const before = tiers[index - 1]?.upTo;
      const range = before
        ? texts.between(thousands(before + 1), thousands(upTo))
        : texts.upTo(thousands(upTo));
      return { range, area: upTo, price };
    }),
    {
      range: texts.over(largest),
      area: largestArea + beyond.stepArea,
      price: beyond.price,
      note: texts.beyond(dollars(beyond.stepPrice), thousands(beyond.stepArea), largest),
    },
  ];
}
