import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './reports-follow-up.en.ts';

const blocks = translatedBlocks(words, () => import('./reports-follow-up.es.ts'));

export const reportsFollowUp = blocks.optional('faq.reports-follow-up', 'FAQ, reports');
