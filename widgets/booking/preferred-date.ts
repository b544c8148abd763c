import type { Locale } from '#domain/locale/locale.ts';
import { formatDay } from '#domain/schedule/next-slot.ts';
import { showDate } from './booking.store.ts';
import type { BookingStore } from './booking.types.ts';
import { bookingWidgetWords } from './booking-widget.words.ts';
import { chooseDate } from './free-times.ts';
import { dayState, knownDays } from './open-days.ts';

/**
 * Chooses the date that a quote prefers once it is known to be open; else reports that it is not.
 */
export function choosePreferredDate(store: BookingStore, apiBase: string, locale: Locale): void {
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
    const { preferredFull, preferredClosed } = bookingWidgetWords.in(locale);
    const notice = day === 'full' ? preferredFull : preferredClosed;
    store.setState({ cursor: undefined, notice: notice(formatDay(preferredDate, locale)) });
  }
}
