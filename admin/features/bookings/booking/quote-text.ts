import { thousands } from '#domain/quote/dollars.ts';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import { quoteWords } from '#domain/quote/quote.words.ts';

/** The quoted home in one line. */
export function homeFacts(input: QuoteInput): string {
  const { stories, detachedStructures } = input;
  return [
    quoteWords.in('en').propertyTypes[input.propertyType],
    `${thousands(input.squareFootage)} sq ft`,
    input.yearBuilt !== undefined && `built ${input.yearBuilt}`,
    counted(stories, 'story', 'stories'),
    input.hasBasement && 'basement',
    input.hasPool && 'pool',
    detachedStructures > 0 && counted(detachedStructures, 'detached structure'),
    input.rushService && 'rush',
  ]
    .filter(Boolean)
    .join(' · ');
}

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;
