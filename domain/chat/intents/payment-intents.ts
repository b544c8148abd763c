import type { ChatRule } from '../chat-rule.ts';

/** Payment, canceling and rescheduling. */
export const paymentIntents = [
  { id: 'payment', weight: 'topic', actions: ['prices', 'book'] },
  { id: 'pay-at-closing', weight: 'topic', actions: ['prices', 'call'] },
  { id: 'deposit', weight: 'topic', actions: ['book'] },
  { id: 'cancel', weight: 'topic', actions: ['call', 'email'] },
  { id: 'reschedule', weight: 'topic', actions: ['call', 'email'] },
  { id: 'refund', weight: 'topic', actions: ['call', 'email'] },
] as const satisfies readonly ChatRule[];
