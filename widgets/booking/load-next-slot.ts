import { fetchNextSlot } from '#client/first-view.ts';
import { monthOf } from '#domain/schedule/calendar-date.ts';
import { lengthKeyOf, lengthOf, offeredSlot } from './booking.store.ts';
import type { BookingStore } from './booking.types.ts';

/**
 * Fetches the next free slot and shows its month, unless the visitor has moved in the calendar
 * meanwhile. If the call fails, the previous slot stays if it is for this length. Does not reject.
 */
export async function loadNextSlot(store: BookingStore, apiBase: string): Promise<void> {
  const asked = store.getState();
  const nextSlot = await fetchNextSlot(apiBase, lengthOf(asked)).catch(() => undefined);
  const nextSlotFor = lengthKeyOf(asked);
  store.setState((state) => {
    // A newer call is under way.
    if (lengthKeyOf(state) !== nextSlotFor) return {};
    if (nextSlot === undefined) return { nextSlot: offeredSlot(state) ?? null, nextSlotFor };
    const isUntouched = !state.date && !state.cursor && !state.hasTurned;
    return {
      nextSlot,
      nextSlotFor,
      ...(nextSlot && isUntouched && { month: monthOf(nextSlot.date) }),
    };
  });
}
