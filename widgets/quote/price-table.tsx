import { dollars } from '#domain/quote/dollars.ts';
import type { QuoteResult } from '#domain/quote/quote.schema.ts';
import { quoteTextIn } from '#domain/quote/quote-texts.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import { quoteResultWords } from './quote-result.words.ts';

interface PriceTableProps {
  lines: QuoteResult['breakdown'];
  /** Whole dollars. */
  total: number;
}

/** The lines of a price and their sum; with `quote-result.css`. */
export function PriceTable({ lines, total }: PriceTableProps) {
  const words = useWords(quoteResultWords);
  const { locale } = useBusiness();
  return (
    <table className="quote-lines">
      <caption className="ui-label">{words.lines}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.label}>
            <th scope="row">{quoteTextIn(locale, line.label)}</th>
            <td translate="no">{dollars(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td translate="no">{dollars(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
