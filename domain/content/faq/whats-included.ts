import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './whats-included.en.ts';

const blocks = translatedBlocks(words, () => import('./whats-included.es.ts'));

export const whatsIncluded = blocks.optional('faq.whats-included', 'FAQ, what is included');
