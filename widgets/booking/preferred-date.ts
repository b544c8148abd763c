import { formatDay } from '#domain/schedule/next-slot.ts';
import { showDate } from './booking.store.ts';
import type { BookingStore } from './booking.types.ts';
import { chooseDate } from './free-times.ts';
import { dayState, knownDays } from './open-days.ts';

/**
 * Chooses the date that a quote prefers once it is known to be open; else reports that it is not.
 */
export function choosePreferredDate(store: BookingStore, apiBase: string): void {
  const state = store.getState();
  const { preferredDate, date, today } = state;
  if (!preferredDate || !today) return;
  const day = dayState(preferredDate, today, knownDays(state));
  if (day === 'unknown') return;
  store.setState({ preferredDate: undefined });
  if (date) return;
  if (day === 'open') {
    store.setState(showDate(preferredDate));
    chooseDate(store, apiBase, preferredDate);
  } else {
    const reason = day === 'full' ? 'is fully booked' : 'is not available';
    store.setState({
      cursor: undefined,
      notice: `${formatDay(preferredDate)} ${reason}. Please choose another day.`,
    });
  }
}
