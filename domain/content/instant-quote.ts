import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './instant-quote.en.ts';

const blocks = translatedBlocks(words, () => import('./instant-quote.es.ts'));

export const instantQuoteHero = blocks.text('instant-quote.hero', 'Instant quote, top');

export const instantQuoteBenefits = blocks.optional(
  'instant-quote.benefits',
  'Instant quote, benefits',
);

/** The comparison table. The second column describes common practice, not one competitor. */
export const comparison = blocks.optional('instant-quote.comparison', 'Instant quote, comparison');

export const instantQuoteMeta = blocks.text(
  'instant-quote.meta',
  'Instant quote, for search engines',
);

export const instantQuoteClosing = blocks.optional('instant-quote.closing', 'Instant quote, end');

/** Above the sample prices, which the pricing page has too. */
export const instantQuoteSamples = blocks.text(
  'instant-quote.samples',
  'Instant quote, heading of the sample prices',
);

export const instantQuoteTexts = [
  instantQuoteHero,
  instantQuoteBenefits,
  comparison,
  instantQuoteSamples,
  instantQuoteClosing,
  instantQuoteMeta,
];
