import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './cost-pricing.en.ts';

const blocks = translatedBlocks(words, () => import('./cost-pricing.es.ts'));

export const costPricing = blocks.optional('faq.cost-pricing', 'FAQ, cost');
