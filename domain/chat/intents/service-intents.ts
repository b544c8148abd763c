import type { ChatRule } from '../chat-rule.ts';

/** Types of inspections and of homes. */
export const serviceIntents = [
  { id: 'buying', weight: 'situation', actions: ['book', 'quote'] },
  { id: 'pre-listing', weight: 'situation', actions: ['services', 'quote'] },
  { id: 'new-construction', weight: 'topic', actions: ['services', 'call'] },
  { id: 'home-warranty', weight: 'topic', actions: ['quote', 'book'] },
  { id: 'annual-maintenance', weight: 'topic', actions: ['services', 'book'] },
  { id: 'maintenance-tips', weight: 'topic', actions: ['tips', 'articles'] },
  { id: 'condo', weight: 'topic', actions: ['quote', 'book'] },
  { id: 'townhome', weight: 'topic', actions: ['quote', 'book'] },
  { id: 'rental', weight: 'topic', actions: ['quote', 'call'] },
  { id: 'other-buildings', weight: 'topic', actions: ['call', 'write'] },
  { id: 'insurance-inspection', weight: 'topic', actions: ['call', 'services'] },
  { id: 'appraisal', weight: 'topic', actions: ['articles', 'book'] },
  { id: 'code', weight: 'topic', actions: ['services', 'call'] },
] as const satisfies readonly ChatRule[];
