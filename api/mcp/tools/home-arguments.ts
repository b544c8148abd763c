import { described } from '#api/mcp/tool.ts';
import { quoteInputSchema } from '#domain/quote/quote.schema.ts';
import { addOnNotes } from '#domain/quote/quote-options.ts';

const { shape } = quoteInputSchema;
const notes = addOnNotes();

/** Everything that a price depends on, except the day. */
export const homeArguments = {
  propertyType: described(
    shape.propertyType,
    'residential is a detached house; warranty is the inspection before a builder’s warranty ends',
  ),
  squareFootage: described(shape.squareFootage, 'Living area in square feet'),
  yearBuilt: described(shape.yearBuilt, `Adds ${notes.yearBuilt} years`),
  hasPool: described(shape.hasPool, `Pool or spa: ${notes.hasPool}`),
  detachedStructures: described(
    shape.detachedStructures,
    'Number of detached structures to inspect, such as a garage or a shed',
  ),
  rushService: described(shape.rushService, `In a hurry: ${notes.rushService} of the base`),
  hasBasement: described(shape.hasBasement, `Basement: ${notes.hasBasement}`),
  stories: shape.stories,
  hasAttic: described(shape.hasAttic, 'Does not change the price'),
};
