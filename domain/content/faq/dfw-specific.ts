import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './dfw-specific.en.ts';

const blocks = translatedBlocks(words, () => import('./dfw-specific.es.ts'));

export const dfwSpecific = blocks.optional('faq.dfw-specific', 'FAQ, local homes');
