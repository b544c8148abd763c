import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './faq-page.en.ts';

const blocks = translatedBlocks(words, () => import('./faq-page.es.ts'));

export const faqMeta = blocks.text('faq.meta', 'FAQ, for search engines');

export const faqLabels = blocks.text('faq.labels', 'FAQ, buttons and no match');
