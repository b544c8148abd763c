import type { ChatRule } from '../chat-rule.ts';

/** Parts of a home and their problems. */
export const homeIntents = [
  { id: 'gas-smell', weight: 'danger', actions: ['callAfterwards'] },
  { id: 'coverage', weight: 'general', actions: ['services', 'questions'] },
  { id: 'foundation', weight: 'topic', actions: ['articles', 'book'] },
  { id: 'pier-and-beam', weight: 'topic', actions: ['prices', 'book'] },
  { id: 'roof', weight: 'topic', actions: ['services', 'book'] },
  { id: 'hail', weight: 'topic', actions: ['articles', 'book'] },
  { id: 'attic', weight: 'topic', actions: ['services', 'book'] },
  { id: 'hvac', weight: 'topic', actions: ['articles', 'book'] },
  { id: 'electrical', weight: 'topic', actions: ['services', 'book'] },
  { id: 'plumbing', weight: 'topic', actions: ['services', 'book'] },
  { id: 'sewer', weight: 'topic', actions: ['call', 'services'] },
  { id: 'mold', weight: 'topic', actions: ['services', 'call'] },
  { id: 'termites', weight: 'topic', actions: ['services', 'call'] },
  { id: 'hazards', weight: 'topic', actions: ['call', 'services'] },
  { id: 'drainage', weight: 'topic', actions: ['articles', 'book'] },
  { id: 'appliances', weight: 'topic', actions: ['services', 'book'] },
  { id: 'windows', weight: 'topic', actions: ['services', 'book'] },
] as const satisfies readonly ChatRule[];
