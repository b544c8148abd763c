import { addDays, addMonths, type CalendarMonth, monthOf } from '#domain/schedule/calendar-date.ts';
import { fetchDays } from '#widgets/core/api/lead-calls.ts';
import type { BookingStore } from './booking.store.ts';

const followed = new WeakSet<BookingStore>();

/**
 * Asks the server which days of the month that is shown, and of the next, can be chosen: once each,
 * from now on. Where there is no answer the usual availability holds.
 */
export function followOpenDays(store: BookingStore, apiBase: string): void {
  if (followed.has(store)) return;
  followed.add(store);
  const asked = new Set<CalendarMonth>();

  async function follow() {
    const month = monthOf(store.getState().cursor);
    if (asked.has(month)) return;
    const from = `${month}-01`;
    const to = addDays(addMonths(from, 2), -1);
    const months = [month, monthOf(to)];
    for (const name of months) asked.add(name);
    const days = await fetchDays(apiBase, from, to);
    const told = months.map((name) => [name, days.filter((day) => monthOf(day) === name)] as const);
    store.setState(({ openDays }) => ({ openDays: { ...openDays, ...Object.fromEntries(told) } }));
  }

  const tryToFollow = () => {
    follow().catch(() => {
      // The times of a day are asked for anew, and it is there that a failure is told.
    });
  };
  store.subscribe(tryToFollow);
  tryToFollow();
}
