import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './scheduling.en.ts';

const blocks = translatedBlocks(words, () => import('./scheduling.es.ts'));

export const scheduling = blocks.optional('faq.scheduling', 'FAQ, scheduling');
