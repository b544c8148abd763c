import { useState } from 'react';
import * as z from 'zod/mini';
import { quoteToSearch } from '#client/attributed-search.ts';
import type { Business } from '#domain/business/business.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import { dollars, thousands } from '#domain/quote/dollars.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import { quoteWords } from '#domain/quote/quote.words.ts';
import { quoteInputFromForm, validateQuoteInput } from '#domain/quote/quote-input.ts';
import { quoteTextIn } from '#domain/quote/quote-texts.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { type CalendarDate, todayOrLater } from '#domain/schedule/calendar-date.schema.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { blankAsMissing } from '#domain/validation/fields.ts';
import { type Validated, validate } from '#domain/validation/validate.ts';
import { useBusiness } from '#ui/business.tsx';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import { useStyles } from '#ui/use-styles.ts';
import { useWords } from '#ui/words.ts';
import type { Quote } from '#widgets/element/quote-handoff.ts';
import { PriceTable } from './price-table.tsx';
import { refine, startOver } from './quote.store.ts';
import type { QuoteStore, QuoteWidgetProps } from './quote.types.ts';
import styles from './quote-result.css?inline';
import { quoteResultWords } from './quote-result.words.ts';
import { quoteWidgetWords } from './quote-widget.words.ts';

export { LivePrice } from './live-price.tsx';

/**
 * Prices the home that the form's fields describe, or returns the errors of all its fields. The
 * option period `given` by the page is not the visitor's error, even if it is past.
 */
export function priceHome(
  fields: Pick<FormData, 'get'>,
  { prices, timeZone, locale }: Pick<Business, 'prices' | 'timeZone' | 'locale'>,
  given?: CalendarDate,
): Validated<Quote> {
  const today = businessToday(new Date(), timeZone);
  const input = validateQuoteInput(quoteInputFromForm(fields), today, locale);
  const optionEnds = fields.get('optionEnds');
  const typed = optionEnds === given ? {} : { optionEnds };
  const option = validate(optionSchema(today), typed, locale);
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

interface QuoteResultProps
  extends Pick<QuoteWidgetProps, 'apiBase' | 'partner' | 'metadata' | 'onBook'> {
  store: QuoteStore;
  quote: Quote;
}

export function QuoteResultView({
  store,
  quote,
  apiBase = '',
  partner,
  metadata,
  onBook,
}: QuoteResultProps) {
  const { input, result } = quote;
  const handed = { ...quote, ...(metadata && { metadata }) };
  const { timeZone, locale } = useBusiness();
  const heading = useMoveFocus(store);
  // A printed price has its date.
  const [quotedOn] = useState(() => businessToday(new Date(), timeZone));
  useStyles(heading, styles);
  const words = useWords(quoteResultWords);
  const { preferredDate } = useWords(quoteWidgetWords);
  const { propertyTypes } = useWords(quoteWords);

  return (
    <div className="quote-result">
      <div className="quote-price" part="price">
        <h2 className="ui-title quote-heading" part="title" tabIndex={-1} ref={heading}>
          {words.yourPrice}{' '}
          <span className="quote-total" translate="no">
            {dollars(result.totalPrice)}
          </span>
        </h2>
        <dl className="quote-facts">
          <div>
            <dt>{words.home}</dt>
            <dd>
              {`${propertyTypes[input.propertyType]}, ${words.area(thousands(input.squareFootage))}`}
            </dd>
          </div>
          <div>
            <dt>{words.timeOnSite}</dt>
            <dd>{quoteTextIn(locale, result.estimatedDuration)}</dd>
          </div>
          <div>
            <dt>{words.quotedOn}</dt>
            <dd>{formatDate(quotedOn, 'short', locale)}</dd>
          </div>
          {input.inspectionDate ? (
            <div>
              <dt>{preferredDate}</dt>
              <dd>{formatDate(input.inspectionDate, 'short', locale)}</dd>
            </div>
          ) : null}
        </dl>
        <div className="quote-actions">
          <a
            className="ui-button"
            part="button"
            data-kind="action"
            href={apiBase + addressIn(locale, `/calendar${quoteToSearch(handed, partner)}`)}
            onClick={(event) => {
              // The visitor wants a new tab.
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              if (onBook?.(handed) === false) event.preventDefault();
            }}
          >
            {words.book(result.totalPrice)}
          </a>
          <button type="button" className="ui-button" part="button" onClick={() => refine(store)}>
            {words.refinePrice}
          </button>
          <button
            type="button"
            className="ui-button"
            part="button"
            onClick={() => startOver(store)}
          >
            {words.newQuote}
          </button>
        </div>
      </div>
      <div className="quote-detail">
        <PriceTable lines={result.breakdown} total={result.totalPrice} />
        {result.recommendedServices.length > 0 ? (
          <>
            <h3 className="ui-label">{words.recommended}</h3>
            <ul className="quote-services">
              {result.recommendedServices.map((service) => (
                <li key={service}>{quoteTextIn(locale, service)}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </div>
  );
}
