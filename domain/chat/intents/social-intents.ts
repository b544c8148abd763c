import type { ChatRule } from '../chat-rule.ts';

/** Greetings, thanks and other small talk. */
export const socialIntents = [
  { id: 'hello', weight: 'social', actions: ['quote', 'book'] },
  { id: 'how-are-you', weight: 'social', actions: ['quote', 'book'] },
  { id: 'thanks', weight: 'social', actions: ['quote', 'book'] },
  { id: 'goodbye', weight: 'social', actions: ['call', 'book'] },
  { id: 'agreement', weight: 'social', actions: ['quote', 'book'] },
  { id: 'robot', weight: 'topic', actions: ['call', 'write'] },
  { id: 'insult', weight: 'social', actions: ['call', 'email'] },
  { id: 'capabilities', weight: 'general', actions: ['quote', 'questions', 'call'] },
  { id: 'spanish', weight: 'topic', actions: ['call', 'email'] },
] as const satisfies readonly ChatRule[];
