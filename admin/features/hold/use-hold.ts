import useSWR from 'swr';
import { refreshWhenVisible } from '#admin/lists/refresh-when-visible.ts';
import { callApi } from '#client/call-api.ts';
import type { ShownHold } from '#domain/hold/hold.ts';

const fetchHold = (path: string) => callApi<{ hold: ShownHold | null }>('', path);

/** What is held since a restore or move of the data; usually nothing. */
export const useHold = () =>
  useSWR<{ hold: ShownHold | null }, unknown>('hold', fetchHold, {
    ...refreshWhenVisible,
    revalidateIfStale: true,
  });

export type HoldDecision = 'release' | 'drop';

export const decideHold = (decision: HoldDecision, { heldAt }: ShownHold) =>
  callApi<void>('', `hold/${decision}`, { method: 'POST', json: { heldAt } });
