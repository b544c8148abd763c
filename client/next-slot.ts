import type { NextSlot } from '#domain/schedule/next-slot.ts';
import type { LengthQuery } from './calendar.ts';

/**
 * The first free slot for an appointment of that length, or of the usual one; null when every slot is
 * taken. By `fetch` and not by `callApi`: the first view asks for it, before ky is loaded. Rejects when
 * there is no answer, or not this one.
 */
export async function fetchNextSlot(
  base: string,
  length: LengthQuery | undefined,
): Promise<NextSlot | null> {
  const query = length ? `?${new URLSearchParams({ ...length })}` : '';
  const answer = await fetch(`${base}/api/calendar/next-slot${query}`);
  const { slot } = (await answer.json()) as { slot: NextSlot | null };
  return slot?.date && slot.time ? slot : null;
}
