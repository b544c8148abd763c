import { type QuoteInput, quoteInputSchema } from '#domain/quote/quote.schema.ts';
import { quoteInputFromForm } from '#domain/quote/quote-input.ts';
import { type CalendarDate, calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { validate } from '#domain/validation/validate.ts';

/** What the URL of the booking page says about the appointment. */
export interface FromSearch {
  quote: QuoteInput | undefined;
  optionEnds: CalendarDate | undefined;
  /** Set in test mode. */
  test: true | undefined;
}

/**
 * Reads the query that `quoteToSearch` wrote into the URL of the booking page, or the home that a link in a mail
 * describes by the names of the calculator's fields: `propertyType=condo&squareFootage=1500`. Ignores what is not
 * a quote or a date: the URL may be old, truncated or made up.
 */
export function quoteFromSearch(search: string): FromSearch {
  const query = new URLSearchParams(search);
  const home = query.has('quote') ? jsonOf(query.get('quote')) : quoteInputFromForm(query);
  const checked = validate(quoteInputSchema, home);
  const optionEnds = validate(calendarDateSchema, query.get('option-ends'));
  return {
    quote: checked.ok ? checked.value : undefined,
    optionEnds: optionEnds.ok ? optionEnds.value : undefined,
    test: query.get('test') === 'true' || undefined,
  };
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
