import * as z from 'zod/mini';
import { bookingTerms } from '#domain/booking/client/booking-terms.ts';
import type { Business } from '#domain/business/business.ts';
import type { PriceList } from '#domain/business/price-list.schema.ts';
import { textBlock, textsOf } from '#domain/business/text-block.ts';
import { coverage } from '#domain/content/inspection-coverage.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { QuoteInput } from './quote.schema.ts';
import { calculateQuote } from './quote.ts';
import { addOnNotes } from './quote-options.ts';

/** A price with its explanation, for readers without the form: programs and assistants. */
export const explainedQuoteSchema = z.object({
  /** Whole dollars. */
  totalPrice: z.int(),
  /** Its lines, in whole dollars; negative for a discount. */
  breakdown: z.array(z.object({ label: z.string(), amount: z.int() })),
  /** Display text, for example `2.5-3 hours`. */
  estimatedDuration: z.string(),
  recommendedServices: z.array(z.string()),
  /** What the price includes. */
  included: z.array(z.string()),
  /** Answers that were missing, and how the price counts them. */
  assumed: z.array(z.string()),
  terms: z.array(z.string()),
  business: z.string(),
  /** Null where the state licenses no inspectors. */
  licence: z.nullable(z.string()),
  /** The price list that it was calculated with. */
  priceRevision: z.int(),
});

export type ExplainedQuote = z.output<typeof explainedQuoteSchema>;

/** For programs and assistants; the site says what is included in its own words. */
export const includedTexts = textBlock('quote.included', 'What a price includes, for assistants', {
  standards: 'An inspection to {{standards}}',
  report: 'A written report within {{reportTime}}',
  stories: 'Up to {{includedStories}} stories and the attic',
});

function includedIn(business: Business): string[] {
  const { standards, report, stories } = textsOf(includedTexts, business);
  const parts = textsOf(coverage, business).map(({ title }) => title);
  return [`${standards}: ${parts.join(', ')}`, report, stories];
}

/** What is assumed for each missing answer. */
function assumptions(prices: PriceList) {
  const notes = addOnNotes(prices);
  const noted = (text: string, note: string) => (note ? `${text} (${note})` : text);
  return {
    yearBuilt: notes.yearBuilt
      ? `The year built is unknown: nothing is added for age (${notes.yearBuilt} years)`
      : 'The year built is unknown',
    stories: `At most ${prices.includedStories} stories`,
    hasPool: noted('No pool or spa', notes.hasPool),
    hasBasement: noted('No basement', notes.hasBasement),
    detachedStructures: 'No detached structures',
    rushService: noted(
      'No rush service',
      notes.rushService && `${notes.rushService} of the base price`,
    ),
    inspectionDate: noted('No day yet', notes.inspectionDate),
  } as const satisfies Partial<Record<keyof QuoteInput, string>>;
}

/**
 * The price of `input` on `today`, with its explanation. `given` is the input as it was sent; each
 * answer that is missing there is listed as an assumption.
 */
export function explainQuote(
  input: QuoteInput,
  given: object,
  today: CalendarDate,
  business: Business,
): ExplainedQuote {
  const { prices } = business;
  const { totalPrice, breakdown, estimatedDuration, recommendedServices, priceRevision } =
    calculateQuote(input, today, prices);
  const known = new Map(Object.entries(given));
  return {
    totalPrice,
    breakdown,
    estimatedDuration,
    recommendedServices,
    included: includedIn(business),
    assumed: Object.entries(assumptions(prices)).flatMap(([name, text]) =>
      known.get(name) === undefined ? [text] : [],
    ),
    terms: Object.values(bookingTerms(business)),
    business: business.name,
    licence: business.license?.label ?? null,
    priceRevision,
  };
}
