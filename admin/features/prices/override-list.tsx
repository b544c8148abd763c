import type { PriceList } from '#domain/business/price-list.schema.ts';
import { priceRange } from '#domain/pricing/derived-prices.ts';
import { dollars } from '#domain/quote/dollars.ts';

interface OverrideListProps {
  overrides: NonNullable<PriceList['overrides']>;
  typed: PriceList;
}

/** Where the site says another price than the calculator. */
export function OverrideList({ overrides, typed }: OverrideListProps) {
  const { addOns } = typed;
  const { overrides: _, ...own } = typed;
  const rows = [
    ['Price range', overrides.range, priceRange(own)],
    ['Pool, on the pricing page', dollars(overrides.pricingPagePool), dollars(addOns.pool)],
    ['Pool, in the FAQ', dollars(overrides.faqPool), dollars(addOns.pool)],
    [
      'Structure, in the calculator’s choices',
      dollars(overrides.dropdownStructure),
      dollars(addOns.detachedStructure),
    ],
    ['Structure, in the FAQ', overrides.faqStructure, dollars(addOns.detachedStructure)],
  ].filter(([, shown, price]) => shown !== price);
  return (
    <ul>
      {rows.map(([place, shown, price]) => (
        <li key={place}>
          <span>{place}</span>: <span>{shown}</span>{' '}
          <span className="price-differs">
            differs from your price, <span>{price}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
