import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import type { BookingStore } from './booking.types.ts';
import { loadTimes } from './free-times.ts';
import { askForDays } from './load-days.ts';
import { loadNextSlot } from './load-next-slot.ts';

/** Milliseconds after which a returning visitor gets fresh days. */
const OUTDATED = 5 * 60_000;

/** Fetches the days of the displayed month, again if they are outdated, and then the times. */
export function refreshDays(store: BookingStore, apiBase: string, zone: Zone): void {
  const { daysAt = Date.now() } = store.getState();
  const again = Date.now() - daysAt > OUTDATED;
  if (again) {
    store.setState({ today: businessToday(new Date(), zone) });
    void loadTimes(store, apiBase);
  }
  void askForDays(store, apiBase, { again });
}

/**
 * Refreshes when the visitor returns to the page or is online again, until the returned function is
 * called. The form is not touched: the server decides on its time.
 */
export function refreshOnReturn(store: BookingStore, apiBase: string, zone: Zone): () => void {
  const refresh = () => {
    if (document.visibilityState === 'hidden' || store.getState().step !== 'choose') return;
    refreshDays(store, apiBase, zone);
    void loadNextSlot(store, apiBase);
  };
  document.addEventListener('visibilitychange', refresh);
  window.addEventListener('online', refresh);
  return () => {
    document.removeEventListener('visibilitychange', refresh);
    window.removeEventListener('online', refresh);
  };
}
