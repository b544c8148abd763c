import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './general.en.ts';

const blocks = translatedBlocks(words, () => import('./general.es.ts'));

export const general = blocks.optional('faq.general', 'FAQ, general');
