import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './footer.en.ts';

const blocks = translatedBlocks(words, () => import('./footer.es.ts'));

export const footer = blocks.text('site.footer', 'Every page, footer');

/** Before the license in the bar at the top. */
export const topBar = blocks.text('site.top-bar', 'Every page, top');

export const footerHeadings = blocks.text(
  'site.footer-headings',
  'Every page, headings of the footer',
);
