import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './docs-blocks.en.ts';

const blocks = translatedBlocks(words, () => import('./docs-blocks.es.ts'));

/** The documents for those who put widgets on their pages, or write programs. */
export const embedDocsHero = blocks.text('embed-docs.hero', 'Documents for partners, top');

export const embedDocsStart = blocks.text('embed-docs.start', 'Documents for partners, start');

export const embedDocsTestMode = blocks.text(
  'embed-docs.test-mode',
  'Documents for partners, test mode',
);

export const embedDocsMeta = blocks.text(
  'embed-docs.meta',
  'Documents for partners, for search engines',
);

export const embedDocsTexts = [embedDocsHero, embedDocsStart, embedDocsTestMode, embedDocsMeta];
