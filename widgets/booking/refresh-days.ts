import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import type { BookingStore } from './booking.types.ts';
import { loadTimes } from './free-times.ts';
import { askForDays } from './load-days.ts';
import { loadNextSlot } from './load-next-slot.ts';

/** Milliseconds after which a returning visitor gets fresh days and times. */
const OUTDATED = 5 * 60_000;

const isOutdated = (at = Date.now()) => Date.now() - at > OUTDATED;

/**
 * Fetches the days of the displayed month, again if they are outdated, and then the times if they are
 * outdated too: the days of a page from the server's cache are older than times just asked for.
 */
export function refreshDays(store: BookingStore, apiBase: string, zone: Zone): void {
  const { daysAt, timesAt } = store.getState();
  const again = isOutdated(daysAt);
  if (again) {
    store.setState({ today: businessToday(new Date(), zone) });
    if (isOutdated(timesAt)) void loadTimes(store, apiBase);
  }
  void askForDays(store, apiBase, { again });
}

/**
 * Refreshes when the visitor returns to the page or is online again, until the returned function is
 * called. The form is not touched: the server decides on its time.
 */
export function refreshOnReturn(store: BookingStore, apiBase: string, zone: Zone): () => void {
  const refresh = () => {
    if (document.visibilityState === 'hidden' || store.getState().step.name !== 'choose') return;
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
