import { priceTiers } from '#domain/content/pricing-block.ts';
import type { PricingWidgetProps } from './pricing.types.ts';
import { QuoteLink } from './quote-link.tsx';

interface PriceTiersProps extends Pick<PricingWidgetProps, 'onQuote'> {
  /** The URL of the calculator, prefilled with an area in sq ft. */
  hrefOf: (area: number) => string;
}

/** The base price by size of home, in whole dollars (spec §9). Styles: `pricing.css`. */
export const PriceTiers = ({ hrefOf, onQuote }: PriceTiersProps) => (
  <table className="pricing-tiers">
    <caption className="pricing-label">Base price by square footage</caption>
    <tbody>
      {priceTiers.map(({ range, area, price, note }) => (
        <tr key={range}>
          <th scope="row">
            <QuoteLink className="pricing-size" href={hrefOf(area)} onQuote={onQuote}>
              {range}
            </QuoteLink>
            {note ? <small>{note}</small> : null}
          </th>
          <td>${price}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
