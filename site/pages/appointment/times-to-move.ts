import { fetchDaysToMove, fetchStartsToMove } from '#client/appointment.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import {
  addMonths,
  firstDayOfMonth,
  lastDayOfMonth,
  monthOf,
} from '#domain/schedule/calendar-date.ts';
import type { BookingStore } from '#widgets/booking/booking.types.ts';

/**
 * Requests the days of the shown month and of the next to which the appointment can be moved, unless they
 * are known. Rejects like `fetchDaysToMove`.
 */
export async function loadDays(store: BookingStore, token: string): Promise<void> {
  const { cursor, serverDays } = store.getState();
  const month = monthOf(cursor);
  if (serverDays[month]) return;
  const from = firstDayOfMonth(month);
  const next = monthOf(addMonths(from, 1));
  const days = await fetchDaysToMove(token, { from, to: lastDayOfMonth(next) });
  const byMonth = [month, next].map((name) => [name, days.filter((day) => monthOf(day) === name)]);
  store.setState(({ serverDays: known }) => ({
    serverDays: { ...known, ...Object.fromEntries(byMonth) },
  }));
}

/** Shows the starts of `date`; aborts the request before. Does not reject. */
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
