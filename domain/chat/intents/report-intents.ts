import type { ChatRule } from '../chat-rule.ts';

/** The report and its use. */
export const reportIntents = [
  { id: 'report-time', weight: 'topic', actions: ['services', 'book'] },
  { id: 'report-format', weight: 'topic', actions: ['services', 'book'] },
  { id: 'video', weight: 'topic', actions: ['services', 'book'] },
  { id: 'sample-report', weight: 'topic', actions: ['email', 'services'] },
  { id: 'share-report', weight: 'topic', actions: ['email', 'call'] },
  { id: 'consultation', weight: 'topic', actions: ['call', 'services'] },
  { id: 'negotiate', weight: 'topic', actions: ['services', 'call'] },
  { id: 'repairs', weight: 'topic', actions: ['services', 'call'] },
  { id: 'pass-fail', weight: 'topic', actions: ['questions', 'call'] },
  { id: 'should-i-buy', weight: 'topic', actions: ['call', 'articles'] },
  { id: 'why-inspect', weight: 'topic', actions: ['services', 'articles'] },
] as const satisfies readonly ChatRule[];
