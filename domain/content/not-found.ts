import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './not-found.en.ts';

const blocks = translatedBlocks(words, () => import('./not-found.es.ts'));

export const notFoundMeta = blocks.text('not-found.meta', 'Missing page, for search engines');

export const notFound = blocks.text('not-found.text', 'Missing page');

export const notFoundTexts = [notFound, notFoundMeta];
