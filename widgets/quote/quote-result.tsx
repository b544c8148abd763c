import { dollars, thousands } from '#domain/quote/dollars.ts';
import { propertyTypes } from '#domain/quote/property-types.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { quoteToSearch } from '#widgets/core/attributed-search.ts';
import type { Quote } from '#widgets/core/quote-handoff.ts';
import { useArrival } from '#widgets/core/use-arrival.ts';
import { useStyles } from '#widgets/core/use-styles.ts';
import { type QuoteStore, startOver } from './quote.store.ts';
import type { QuoteWidgetProps } from './quote.tsx';
import styles from './quote-result.css?inline';

export function QuoteResultView({
  store,
  quote,
  apiBase = '',
  partner,
  onBook,
}: Omit<QuoteWidgetProps, 'store'> & { store: QuoteStore; quote: Quote }) {
  const { input, result } = quote;
  const heading = useArrival(store);
  useStyles(heading, styles);
  const type = propertyTypes.find(({ value }) => value === input.propertyType);

  return (
    <div className="quote-result">
      <div className="quote-price" part="price">
        <h2 className="ui-title quote-heading" part="title" tabIndex={-1} ref={heading}>
          Your inspection price <span className="quote-total">{dollars(result.totalPrice)}</span>
        </h2>
        <dl className="quote-facts">
          <div>
            <dt>Home</dt>
            <dd>
              {type?.label}, {thousands(input.squareFootage)} sq ft
            </dd>
          </div>
          <div>
            <dt>Time on site</dt>
            <dd>{result.estimatedDuration}</dd>
          </div>
          {input.inspectionDate ? (
            <div>
              <dt>Preferred date</dt>
              <dd>{formatDate(input.inspectionDate, 'short')}</dd>
            </div>
          ) : null}
        </dl>
        <div className="quote-actions">
          <a
            className="ui-button"
            part="button"
            data-kind="action"
            href={`${apiBase}/calendar${quoteToSearch(input, partner)}`}
            onClick={(event) => {
              // A new tab was asked for: the link is right there.
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              if (onBook?.(quote) === false) event.preventDefault();
            }}
          >
            Book this inspection
          </a>
          <button
            type="button"
            className="ui-button"
            part="button"
            onClick={() => startOver(store)}
          >
            Get New Quote
          </button>
        </div>
      </div>
      <div className="quote-detail">
        <table className="quote-lines">
          <caption className="ui-label">How the price adds up</caption>
          <tbody>
            {result.breakdown.map((line) => (
              <tr key={line.label}>
                <th scope="row">{line.label}</th>
                <td>{dollars(line.amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>{dollars(result.totalPrice)}</td>
            </tr>
          </tfoot>
        </table>
        {result.recommendedServices.length > 0 ? (
          <>
            <h3 className="ui-label">Recommended for this home</h3>
            <ul className="quote-services">
              {result.recommendedServices.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </div>
  );
}
