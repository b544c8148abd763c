import { useSyncExternalStore } from 'react';
import { businessToday } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';

const MINUTE = 60_000;

function watchClock(onTick: () => void) {
  const timer = setInterval(onTick, MINUTE);
  // Timers sleep in a tab that nobody sees.
  document.addEventListener('visibilitychange', onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onTick);
  };
}

/** The business's day, also on a page that stays open over midnight. */
export const useToday = (): CalendarDate =>
  useSyncExternalStore(watchClock, () => businessToday(new Date()));
