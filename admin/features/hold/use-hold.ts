import { refreshWhenVisible } from '#admin/lists/refresh-when-visible.ts';
import { useAnswer } from '#admin/use-answer.ts';
import { send } from '#client/send.ts';
import type { ShownHold } from '#domain/hold/hold.ts';

/** What is held since a restore or move of the data; usually nothing. */
export const useHold = () =>
  useAnswer('GET /api/hold', undefined, { ...refreshWhenVisible, revalidateIfStale: true });

export type HoldDecision = 'release' | 'drop';

export const decideHold = (decision: HoldDecision, { heldAt }: ShownHold) =>
  send(`POST /api/hold/${decision}`, { json: { heldAt } });
