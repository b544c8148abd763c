import type { ChatRule } from '../chat-rule.ts';

/** Scheduling, the service area and the visit. */
export const visitIntents = [
  { id: 'area', weight: 'general', actions: ['about', 'call'] },
  { id: 'booking', weight: 'general', actions: ['book', 'call'] },
  { id: 'how-soon', weight: 'topic', actions: ['book', 'call'] },
  { id: 'weekend', weight: 'topic', actions: ['call', 'book'] },
  { id: 'start-times', weight: 'general', actions: ['book'] },
  { id: 'hours', weight: 'general', actions: ['call', 'write'] },
  { id: 'duration', weight: 'general', actions: ['quote', 'book'] },
  { id: 'attend', weight: 'topic', actions: ['book', 'questions'] },
  { id: 'prepare', weight: 'topic', actions: ['questions', 'call'] },
  { id: 'utilities', weight: 'topic', actions: ['call', 'questions'] },
  { id: 'access', weight: 'topic', actions: ['book', 'call'] },
  { id: 'pets', weight: 'topic', actions: ['book', 'call'] },
  { id: 'weather', weight: 'topic', actions: ['call', 'book'] },
  { id: 'option-period', weight: 'topic', actions: ['book', 'call'] },
] as const satisfies readonly ChatRule[];
