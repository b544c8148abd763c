import type { ChatRule } from '../chat-rule.ts';

/** Prices and add-ons. */
export const priceIntents = [
  { id: 'price', weight: 'general', actions: ['quote', 'prices'] },
  { id: 'hidden-fees', weight: 'topic', actions: ['quote', 'prices'] },
  { id: 'pool', weight: 'topic', actions: ['quote', 'prices'] },
  { id: 'detached-structures', weight: 'topic', actions: ['quote'] },
  { id: 'basement', weight: 'topic', actions: ['quote'] },
  { id: 'stories', weight: 'topic', actions: ['quote'] },
  { id: 'home-age', weight: 'topic', actions: ['quote'] },
  { id: 'large-home', weight: 'topic', actions: ['quote', 'prices'] },
  { id: 'rush', weight: 'topic', actions: ['call', 'quote'] },
  { id: 'discount', weight: 'topic', actions: ['book', 'quote', 'call'] },
  { id: 'travel-fee', weight: 'topic', actions: ['call', 'quote'] },
  { id: 'thermal-imaging', weight: 'topic', actions: ['prices', 'book'] },
  { id: 'septic', weight: 'topic', actions: ['prices', 'call'] },
  { id: 'well-water', weight: 'topic', actions: ['prices', 'call'] },
  { id: 're-inspection', weight: 'topic', actions: ['call', 'write'] },
] as const satisfies readonly ChatRule[];
