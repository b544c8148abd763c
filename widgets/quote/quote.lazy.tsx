import { useState } from 'react';
import * as z from 'zod/mini';
import { quoteToSearch } from '#client/attributed-search.ts';
import type { Business } from '#domain/business/business.ts';
import { dollars, thousands } from '#domain/quote/dollars.ts';
import { propertyTypes } from '#domain/quote/property-types.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import { quoteInputFromForm, validateQuoteInput } from '#domain/quote/quote-input.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { type CalendarDate, todayOrLater } from '#domain/schedule/calendar-date.schema.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { blankAsMissing } from '#domain/validation/fields.ts';
import { type Validated, validate } from '#domain/validation/validate.ts';
import { useBusiness } from '#ui/business.tsx';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import { useStyles } from '#ui/use-styles.ts';
import type { Quote } from '#widgets/element/quote-handoff.ts';
import { PriceTable } from './price-table.tsx';
import { refine, startOver } from './quote.store.ts';
import type { QuoteStore, QuoteWidgetProps } from './quote.types.ts';
import styles from './quote-result.css?inline';

export { LivePrice } from './live-price.tsx';

/**
 * Prices the home that the form's fields describe, or returns the errors of all its fields. The
 * option period `given` by the page is not the visitor's error, even if it is past.
 */
export function priceHome(
  fields: Pick<FormData, 'get'>,
  { prices, timeZone }: Pick<Business, 'prices' | 'timeZone'>,
  given?: CalendarDate,
): Validated<Quote> {
  const today = businessToday(new Date(), timeZone);
  const input = validateQuoteInput(quoteInputFromForm(fields), today);
  const optionEnds = fields.get('optionEnds');
  const option = validate(optionSchema(today), optionEnds === given ? {} : { optionEnds });
  if (!input.ok || !option.ok) {
    const errors = [input, option].flatMap((checked) => (checked.ok ? [] : checked.errors));
    return { ok: false, errors };
  }
  const result = calculateQuote(input.value, today, prices);
  const end = optionEnds === given ? given : option.value.optionEnds;
  return { ok: true, value: { input: input.value, result, ...(end && { optionEnds: end }) } };
}

const optionSchema = (today: CalendarDate) =>
  z.object({ optionEnds: blankAsMissing(todayOrLater(today)) });

export function QuoteResultView({
  store,
  quote,
  apiBase = '',
  partner,
  onBook,
}: Pick<QuoteWidgetProps, 'apiBase' | 'partner' | 'onBook'> & { store: QuoteStore; quote: Quote }) {
  const { input, result } = quote;
  const { timeZone } = useBusiness();
  const heading = useMoveFocus(store);
  // A printed price has its date.
  const [quotedOn] = useState(() => businessToday(new Date(), timeZone));
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
          <div>
            <dt>Quoted on</dt>
            <dd>{formatDate(quotedOn, 'short')}</dd>
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
            href={`${apiBase}/calendar${quoteToSearch(quote, partner)}`}
            onClick={(event) => {
              // The visitor wants a new tab.
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              if (onBook?.(quote) === false) event.preventDefault();
            }}
          >
            Book this · {dollars(result.totalPrice)}
          </a>
          <button type="button" className="ui-button" part="button" onClick={() => refine(store)}>
            Refine this price
          </button>
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
        <PriceTable lines={result.breakdown} total={result.totalPrice} />
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
