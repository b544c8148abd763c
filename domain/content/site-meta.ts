import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './site-meta.en.ts';

const blocks = translatedBlocks(words, () => import('./site-meta.es.ts'));

/** A page's metadata for search engines and shared links. */
export interface MetaTexts {
  title: string;
  description: string;
  keywords: readonly string[];
}

/** Stand after each page's own. */
export const siteKeywords = blocks.text('site.keywords', 'Every page, keywords');
