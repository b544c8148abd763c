import * as z from 'zod/mini';
import { bookingTerms } from '#domain/booking/client/booking-terms.ts';
import { business } from '#domain/business/defaults/business.ts';
import { promises } from '#domain/business/promises.ts';
import { coverage } from '#domain/content/inspection-coverage.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { includedStories } from './included-stories.ts';
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
  licence: z.string(),
});

export type ExplainedQuote = z.output<typeof explainedQuoteSchema>;

const parts = coverage.map(({ title }) => title);

const included: readonly string[] = [
  `An inspection to the standards of practice of the Texas Real Estate Commission: ${parts.join(', ')}`,
  `A written report within ${promises.report}`,
  `Up to ${includedStories} stories and the attic`,
];

/** The value that is assumed for a missing answer. */
const assumptions = {
  yearBuilt: `The year built is unknown: nothing is added for age (${addOnNotes.yearBuilt} years)`,
  stories: `At most ${includedStories} stories`,
  hasPool: `No pool or spa (${addOnNotes.hasPool})`,
  hasBasement: `No basement (${addOnNotes.hasBasement})`,
  detachedStructures: 'No detached structures',
  rushService: `No rush service (${addOnNotes.rushService} of the base price)`,
  inspectionDate: `No day yet (${addOnNotes.inspectionDate})`,
} as const satisfies Partial<Record<keyof QuoteInput, string>>;

/**
 * The price of `input` on `today`, with its explanation. `given` is the input as it was sent; each
 * answer that is missing there is listed as an assumption.
 */
export function explainQuote(
  input: QuoteInput,
  given: object,
  today: CalendarDate,
): ExplainedQuote {
  const { totalPrice, breakdown, estimatedDuration, recommendedServices } = calculateQuote(
    input,
    today,
  );
  const known = new Map(Object.entries(given));
  return {
    totalPrice,
    breakdown,
    estimatedDuration,
    recommendedServices,
    included: [...included],
    assumed: Object.entries(assumptions).flatMap(([name, text]) =>
      known.get(name) === undefined ? [text] : [],
    ),
    terms: [bookingTerms.payment, bookingTerms.change],
    business: business.name,
    licence: business.license.label,
  };
}
