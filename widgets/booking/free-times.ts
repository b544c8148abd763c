import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import type { BookingStore, SlotList } from './booking.store.ts';
import { desk } from './desk.ts';

/** Shows the free times of `date`; the time chosen before is kept (spec §4). */
export function chooseDate(store: BookingStore, apiBase: string, date: CalendarDate): void {
  const state = store.getState();
  if (date === state.date && state.slots.status !== 'failed') return;
  store.setState({ date, notice: undefined, now: new Date() });
  void loadTimes(store, apiBase);
}

/** Asks for the free times of the chosen date. Only the newest call's answer counts. */
export async function loadTimes(store: BookingStore, apiBase: string): Promise<void> {
  const { date, request: before } = store.getState();
  if (!date) return;
  before?.abort();
  const request = new AbortController();
  store.setState({ request, slots: { status: 'loading' } });
  const slots = await freeTimes(apiBase, date, request.signal);
  if (store.getState().request === request) store.setState({ slots });
}

async function freeTimes(base: string, date: string, signal: AbortSignal): Promise<SlotList> {
  try {
    const { fetchSlots } = await desk.load();
    const slots = await fetchSlots(base, date, signal);
    return { status: 'ready', times: slots.map(({ time }): TimeOfDay => time) };
  } catch {
    // Shown with a button to try again; an aborted call ends here too, and nobody looks.
    return { status: 'failed' };
  }
}
