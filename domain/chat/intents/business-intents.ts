import type { ChatRule } from '../chat-rule.ts';

/** The business and its contact details. */
export const businessIntents = [
  { id: 'licence', weight: 'topic', actions: ['about', 'book'] },
  { id: 'insurance', weight: 'topic', actions: ['about', 'book'] },
  { id: 'experience', weight: 'topic', actions: ['reviews', 'about'] },
  { id: 'who', weight: 'topic', actions: ['about', 'reviews'] },
  { id: 'why-you', weight: 'topic', actions: ['quote', 'reviews'] },
  { id: 'reviews', weight: 'topic', actions: ['reviews'] },
  { id: 'agents', weight: 'topic', actions: ['write', 'call'] },
  { id: 'jobs', weight: 'topic', actions: ['email'] },
  { id: 'privacy', weight: 'topic', actions: ['write', 'call'] },
  { id: 'complaint', weight: 'topic', actions: ['call', 'email'] },
  { id: 'inspector-late', weight: 'topic', actions: ['call'] },
  { id: 'confirmation', weight: 'topic', actions: ['call', 'email'] },
  { id: 'contact', weight: 'topic', actions: ['call', 'email', 'write'] },
  { id: 'person', weight: 'topic', actions: ['call', 'write'] },
] as const satisfies readonly ChatRule[];
