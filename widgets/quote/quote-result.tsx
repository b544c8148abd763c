import { useEffect, useRef } from 'react';
import { propertyTypes } from '#domain/quote/property-types.ts';
import { type Quote, quoteToSearch } from '#widgets/core/quote-handoff.ts';
import { type QuoteStore, startOver } from './quote.store.ts';
import type { QuoteWidgetProps } from './quote.tsx';

const dollars = (amount: number) =>
  `${amount < 0 ? '−' : ''}$${Math.abs(amount).toLocaleString('en-US')}`;

export function QuoteResultView({
  store,
  quote,
  apiBase = '',
  partner,
  onBook,
}: Omit<QuoteWidgetProps, 'store'> & { store: QuoteStore; quote: Quote }) {
  const { input, result } = quote;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const type = propertyTypes.find(({ value }) => value === input.propertyType);

  return (
    <div className="quote-result">
      <h2 className="ui-title quote-heading" tabIndex={-1} ref={heading}>
        <span className="quote-total">{dollars(result.totalPrice)}</span> for your inspection
      </h2>
      <p className="ui-lead">
        {type?.label}, {input.squareFootage.toLocaleString('en-US')} sq ft · about{' '}
        {result.estimatedDuration} on site
      </p>
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
          <h3 className="ui-label">Worth asking about for this home</h3>
          <ul className="quote-services">
            {result.recommendedServices.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </>
      ) : null}
      <div className="quote-actions">
        <a
          className="ui-button"
          data-kind="action"
          href={`${apiBase}/calendar${quoteToSearch(input, partner)}`}
          onClick={(event) => {
            if (onBook?.(quote) === false) event.preventDefault();
          }}
        >
          Book this inspection
        </a>
        <button type="button" className="ui-button" onClick={() => startOver(store)}>
          Get New Quote
        </button>
      </div>
    </div>
  );
}
