import { type QuoteInput, quoteInputSchema } from '#domain/quote/quote.schema.ts';
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
 * Reads the query that `quoteToSearch` wrote into the URL of the booking page. Ignores what is not
 * a quote or a date: the URL may be old, truncated or made up.
 */
export function quoteFromSearch(search: string): FromSearch {
  const query = new URLSearchParams(search);
  const checked = validate(quoteInputSchema, jsonOf(query.get('quote')));
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
