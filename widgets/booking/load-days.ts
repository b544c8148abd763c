import { type DayRange, fetchDays } from '#client/first-view.ts';
import {
  addMonths,
  firstDayOfMonth,
  lastDayOfMonth,
  monthOf,
} from '#domain/schedule/calendar-date.ts';
import { type Days, daysByMonth } from '#domain/schedule/opening.ts';
import { lengthKeyOf, lengthOf } from './booking.store.ts';
import type { BookingStore } from './booking.types.ts';
import { isKnownMonth, knownDays } from './open-days.ts';

/**
 * Fetches the days of the displayed month and the next one, unless they are known or already being
 * fetched from the same `source`. With `again` it replaces known days. An answer for an outdated
 * length or source is dropped; without an answer, the days of these months are unknown. Does not
 * reject.
 */
export async function loadDays(
  store: BookingStore,
  fetch: (range: DayRange) => Promise<Days>,
  { again = false, source = '' } = {},
): Promise<void> {
  const asked = store.getState();
  const { today, month, quote, daysCall: running } = asked;
  // The length is unknown until the quote is checked.
  if (!today || quote === 'checking') return;
  const lengthKey = lengthKeyOf(asked);
  const isKnown = isKnownMonth(month, today, knownDays(asked));
  const isAsked =
    running?.source === source && running.lengthKey === lengthKey && running.months.includes(month);
  if (isAsked || (isKnown && !again)) return;

  const from = firstDayOfMonth(month);
  const next = addMonths(from, 1);
  const months = [month, monthOf(next)];
  const daysCall = { source, lengthKey, months };
  store.setState({ daysCall, daysFailed: false });
  const days = await fetch({ from, to: lastDayOfMonth(monthOf(next)) }).then(
    (answer) => daysByMonth(answer, months),
    () => undefined,
  );
  store.setState((state) => {
    if (state.daysCall !== daysCall) return {};
    const others = Object.entries(knownDays(state)).filter(([name]) => !months.includes(name));
    return {
      daysCall: undefined,
      daysFailed: !days,
      days: { ...Object.fromEntries(others), ...days },
      daysFor: lengthKey,
      ...(days && { daysAt: Date.now() }),
    };
  });
}

/** `loadDays` for the current appointment. */
export const askForDays = (
  store: BookingStore,
  apiBase: string,
  options?: { again?: boolean },
): Promise<void> =>
  loadDays(store, (range) => fetchDays(apiBase, range, lengthOf(store.getState())), {
    ...options,
    source: apiBase,
  });
