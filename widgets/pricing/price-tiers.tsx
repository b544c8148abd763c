import { priceTiers } from '#domain/content/pricing-block.ts';
import { thousands } from '#domain/quote/dollars.ts';
import { useBusiness } from '#ui/business.tsx';
import type { PricingWidgetProps } from './pricing.types.ts';
import { QuoteLink } from './quote-link.tsx';

interface PriceTiersProps extends Pick<PricingWidgetProps, 'onQuote'> {
  /** The URL of the calculator, prefilled with an area in sq ft. */
  hrefOf: (area: number) => string;
  title: string;
}

/** The base price by size of home, in whole dollars (spec §9). Styles: `pricing.css`. */
export function PriceTiers({ hrefOf, title, onQuote }: PriceTiersProps) {
  const { prices, locale } = useBusiness();
  return (
    <table className="pricing-tiers">
      <caption className="pricing-label">{title}</caption>
      <tbody>
        {priceTiers(prices, locale).map(({ range, area, price, note }) => (
          <tr key={range} data-keep-clear>
            <th scope="row">
              <QuoteLink className="pricing-size" href={hrefOf(area)} onQuote={onQuote}>
                {range}
              </QuoteLink>
              {note ? <small>{note}</small> : null}
            </th>
            <td>{`$${thousands(price)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
