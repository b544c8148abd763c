import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './quote-page.en.ts';

const blocks = translatedBlocks(words, () => import('./quote-page.es.ts'));

export const quoteHero = blocks.text('quote.hero', 'Quote request, top');

export const quoteFactors = blocks.optional('quote.factors', 'Quote request, what counts');

export const quoteMeta = blocks.text('quote.meta', 'Quote request, for search engines');

export const quoteClosing = blocks.optional('quote.closing', 'Quote request, end');

export const quoteShortcut = blocks.text('quote.shortcut', 'Quote request, way to the price');
