import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './inspector-card.en.ts';

const blocks = translatedBlocks(words, () => import('./inspector-card.es.ts'));

export const inspectorCard = blocks.text('site.inspector-card', 'Card of the inspector');
