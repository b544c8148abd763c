import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './price-ranges.en.ts';

const blocks = translatedBlocks(words, () => import('./price-ranges.es.ts'));

/** Rounded price ranges for the services page (spec §9). */
export const priceRanges = blocks.optional('services.prices', 'Services page, prices at a glance');
