import * as z from 'zod/mini';
import { bookingTerms } from '#domain/booking/client/booking-terms.ts';
import type { Business } from '#domain/business/business.ts';
import { textsOf, translatedBlocks } from '#domain/business/text-block.ts';
import { coverage } from '#domain/content/inspection-coverage.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { words as en } from './assumed-answers.en.ts';
import { words as es } from './assumed-answers.es.ts';
import { words } from './explained-quote.en.ts';
import type { QuoteInput } from './quote.schema.ts';
import { calculateQuote } from './quote.ts';
import { addOnNotes } from './quote-options.ts';
import { quoteTextIn } from './quote-texts.ts';

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

const blocks = translatedBlocks(words, () => import('./explained-quote.es.ts'));

/** For programs and assistants; the site says what is included in its own words. */
export const includedTexts = blocks.text('quote.included', 'What a price includes, for assistants');

function includedIn(business: Business): string[] {
  const { standards, report, stories } = textsOf(includedTexts, business);
  const parts = textsOf(coverage, business).map(({ title }) => title);
  return [`${standards}: ${parts.join(', ')}`, report, stories];
}

/** Only the server explains prices. */
const assumedWords = { en, es };

/** What is assumed for each missing answer. */
function assumptions(business: Business) {
  const { prices, locale } = business;
  const notes = addOnNotes(business);
  const words = assumedWords[locale];
  const noted = (text: string, note: string) => (note ? `${text} (${note})` : text);
  return {
    yearBuilt: words.yearBuilt(notes.yearBuilt),
    stories: words.stories(prices.includedStories),
    hasPool: noted(words.hasPool, notes.hasPool),
    hasBasement: noted(words.hasBasement, notes.hasBasement),
    detachedStructures: words.detachedStructures,
    rushService: noted(
      words.rushService,
      notes.rushService && words.ofBasePrice(notes.rushService),
    ),
    inspectionDate: noted(words.inspectionDate, notes.inspectionDate),
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
  const { prices, locale } = business;
  const { totalPrice, breakdown, estimatedDuration, recommendedServices, priceRevision } =
    calculateQuote(input, today, prices);
  const known = new Map(Object.entries(given));
  return {
    totalPrice,
    breakdown: breakdown.map(({ label, amount }) => ({
      label: quoteTextIn(locale, label),
      amount,
    })),
    estimatedDuration: quoteTextIn(locale, estimatedDuration),
    recommendedServices: recommendedServices.map((service) => quoteTextIn(locale, service)),
    included: includedIn(business),
    assumed: Object.entries(assumptions(business)).flatMap(([name, text]) =>
      known.get(name) === undefined ? [text] : [],
    ),
    terms: Object.values(bookingTerms(business)),
    business: business.name,
    licence: business.license?.label ?? null,
    priceRevision,
  };
}
