import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './reviews-page.en.ts';

const blocks = translatedBlocks(words, () => import('./reviews-page.es.ts'));

export const reviewsHero = blocks.text('reviews.hero', 'Reviews page, top');

/** The tiles under the hero (spec §2 `/reviews`). */
export const reviewsTiles = blocks.optional('reviews.tiles', 'Reviews page, in figures');

export const reasonsFromReviews = blocks.optional('reviews.reasons', 'Reviews page, reasons');

export const reviewsMeta = blocks.text('reviews.meta', 'Reviews page, for search engines');

export const reviewsClosing = blocks.optional('reviews.closing', 'Reviews page, end');

export const reviewsLabels = blocks.text('reviews.labels', 'Reviews page, headings and buttons');
