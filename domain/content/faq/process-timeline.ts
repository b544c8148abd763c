import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './process-timeline.en.ts';

const blocks = translatedBlocks(words, () => import('./process-timeline.es.ts'));

export const processTimeline = blocks.optional('faq.process-timeline', 'FAQ, process');
