import { millisecondsInMinute } from 'date-fns/constants';
import { useSyncExternalStore } from 'react';
import { businessToday } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { useBusiness } from '#ui/business.tsx';

function watchClock(onTick: () => void) {
  const timer = setInterval(onTick, millisecondsInMinute);
  // Browsers suspend the timers of hidden tabs.
  document.addEventListener('visibilitychange', onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onTick);
  };
}

const thisMinute = () => Math.floor(Date.now() / millisecondsInMinute) * millisecondsInMinute;

/** The current minute; changes on an open page. */
export const useNow = (): Date => new Date(useSyncExternalStore(watchClock, thisMinute));

/** The business's current date; changes at midnight on an open page. */
export function useToday(): CalendarDate {
  const { timeZone } = useBusiness();
  return useSyncExternalStore(watchClock, () => businessToday(new Date(), timeZone));
}
