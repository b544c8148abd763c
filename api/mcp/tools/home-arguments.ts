import { described } from '#api/mcp/tool.ts';
import type { Business } from '#domain/business/business.ts';
import { quoteInputSchema } from '#domain/quote/quote.schema.ts';
import { addOnNotes } from '#domain/quote/quote-options.ts';

const { shape } = quoteInputSchema;

/** Everything that a price depends on, except the day. */
export function homeArguments(business: Business) {
  const notes = addOnNotes(business);
  const noted = (text: string, note: string) => (note ? `${text}: ${note}` : text);
  return {
    propertyType: described(
      shape.propertyType,
      'residential is a detached house; warranty is the inspection before a builder’s warranty ends',
    ),
    squareFootage: described(shape.squareFootage, 'Living area in square feet'),
    yearBuilt: notes.yearBuilt
      ? described(shape.yearBuilt, `Adds ${notes.yearBuilt} years`)
      : shape.yearBuilt,
    hasPool: described(shape.hasPool, noted('Pool or spa', notes.hasPool)),
    detachedStructures: described(
      shape.detachedStructures,
      'Number of detached structures to inspect, such as a garage or a shed',
    ),
    rushService: described(
      shape.rushService,
      noted('In a hurry', notes.rushService && `${notes.rushService} of the base`),
    ),
    hasBasement: described(shape.hasBasement, noted('Basement', notes.hasBasement)),
    stories: shape.stories,
    hasAttic: described(shape.hasAttic, 'Does not change the price'),
  };
}
