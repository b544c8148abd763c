import type { Hold, ShownHold } from '#domain/hold/hold.ts';
import type { HeldJobs } from './held-jobs.ts';

export function presentHold(
  { heldAt, cause, droppedAt }: Hold,
  { messages, webhooks, notifications }: HeldJobs,
  now: Date,
): ShownHold {
  const byKind = Map.groupBy(messages, ({ kind }) => kind);
  const isExpired = ({ expires }: { expires: Date }) => expires <= now;
  return {
    heldAt,
    cause,
    isDropping: droppedAt !== undefined,
    mails: [...byKind].map(([kind, { length }]) => ({ kind, count: length })),
    webhooks: webhooks.length,
    notifications: notifications.length,
    expired: [...messages, ...webhooks, ...notifications].filter(isExpired).length,
  };
}
