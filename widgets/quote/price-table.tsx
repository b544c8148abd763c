import { dollars } from '#domain/quote/dollars.ts';
import type { QuoteResult } from '#domain/quote/quote.schema.ts';

interface PriceTableProps {
  lines: QuoteResult['breakdown'];
  /** Whole dollars. */
  total: number;
}

/** The lines of a price and their sum; with `quote-result.css`. */
export const PriceTable = ({ lines, total }: PriceTableProps) => (
  <table className="quote-lines">
    <caption className="ui-label">How the price adds up</caption>
    <tbody>
      {lines.map((line) => (
        <tr key={line.label}>
          <th scope="row">{line.label}</th>
          <td>{dollars(line.amount)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td>{dollars(total)}</td>
      </tr>
    </tfoot>
  </table>
);
