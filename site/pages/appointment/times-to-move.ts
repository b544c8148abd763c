import { fetchDaysToMove, fetchStartsToMove } from '#client/appointment.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { BookingStore } from '#widgets/booking/booking.types.ts';
import { loadDays } from '#widgets/booking/load-days.ts';

/** Fetches the days of the displayed month to which it can be moved. Does not reject. */
export const loadDaysToMove = (store: BookingStore, token: string): Promise<void> =>
  loadDays(store, (range) => fetchDaysToMove(token, range));

/** Shows the starts of `date`; aborts the previous call. Does not reject. */
export async function chooseDay(
  store: BookingStore,
  token: string,
  date: CalendarDate,
): Promise<void> {
  store.getState().request?.abort();
  const request = new AbortController();
  store.setState({ date, request, notice: undefined, slots: { status: 'loading' } });
  const slots = await fetchStartsToMove(token, date, request.signal).then(
    (starts) => ({ status: 'ready' as const, times: starts.map(({ time }) => time) }),
    () => ({ status: 'failed' as const }),
  );
  if (store.getState().request === request) store.setState({ slots });
}
