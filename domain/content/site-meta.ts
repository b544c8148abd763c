import { textBlock } from '#domain/business/text-block.ts';

/** A page's metadata for search engines and shared links. */
export interface MetaTexts {
  title: string;
  description: string;
  keywords: readonly string[];
}

/** Stand after each page's own. */
export const siteKeywords = textBlock('site.keywords', 'Every page, keywords', [
  'home inspection {{regionShort}}',
  '{{metro}} home inspector',
  '{{lawAgency}} licensed',
]);
