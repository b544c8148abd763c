import { priceTiers } from '#domain/content/pricing-block.ts';

/** The base price by size of home, in whole dollars (spec §9). Styles: `pricing.css`. */
export const PriceTiers = () => (
  <table className="pricing-tiers">
    <caption className="pricing-label">Base price by square footage</caption>
    <tbody>
      {priceTiers.map(({ range, price, note }) => (
        <tr key={range}>
          <th scope="row">
            {range}
            {note ? <small>{note}</small> : null}
          </th>
          <td>${price}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
