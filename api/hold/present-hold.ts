import type { Store } from '#api/store/store.ts';
import type { Hold, ShownHold } from '#domain/hold/hold.ts';
import { countOf, type HeldJobs, heldJobs } from './held-jobs.ts';

/** The hold as the owner sees it; undefined when there is nothing to decide. */
export async function readHold(store: Store, now: Date): Promise<ShownHold | undefined> {
  const hold = await store.hold();
  if (!hold) return undefined;
  const jobs = await heldJobs(store, hold, now);
  const isOver = countOf(jobs) === 0 && hold.droppedAt === undefined;
  return isOver ? undefined : presentHold(hold, jobs, now);
}

function presentHold(
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
