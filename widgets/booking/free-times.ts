import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { BookingStore } from './booking.types.ts';
import { bookingLazy } from './booking-lazy.ts';
import { askForDays } from './load-days.ts';

/** Shows the free times of `date`; the time chosen before is kept (spec §4). */
export function chooseDate(store: BookingStore, apiBase: string, date: CalendarDate): void {
  const state = store.getState();
  if (date === state.date && state.slots.status !== 'failed') return;
  store.setState({ date, notice: undefined });
  void loadTimes(store, apiBase);
}

/**
 * Fetches the free times of the chosen date and aborts the previous call. The form keeps its
 * appointment until they arrive. Does not reject.
 */
export async function loadTimes(store: BookingStore, apiBase: string): Promise<void> {
  const asked = store.getState();
  const { date, request: previous } = asked;
  const inForm = asked.step.name === 'details';
  if (!date) return;
  previous?.abort();
  const request = new AbortController();
  store.setState({
    request,
    timesAt: Date.now(),
    ...(!inForm && { slots: { status: 'loading' } }),
  });
  const { signal } = request;
  const change = await bookingLazy
    .load()
    .then(({ fetchTimes }) => fetchTimes(apiBase, date, { asked, signal }))
    // The choose step then shows a button to retry; the form leaves it to the server. The result of
    // an aborted call is dropped.
    .catch(() => (inForm ? {} : { slots: { status: 'failed' as const } }));
  if (store.getState().request !== request) return;
  store.setState(change);
  const { slots } = store.getState();
  // The day was open when the days were fetched, or the address is too far from other appointments.
  if (slots.status === 'ready' && slots.times.length === 0) {
    void askForDays(store, apiBase, { again: true });
  }
}
