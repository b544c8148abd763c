import type { Operations } from '../../operations.ts';
import type { BusyCalendarStore } from '../../resources/busy-calendars.ts';
import type { Records } from '../records.ts';

export function busyCalendarStore(
  { busyCalendars, busyCalendarReadings }: Records,
  operations: Operations,
): BusyCalendarStore {
  return {
    busyCalendars: operations.versioned(busyCalendars),
    busyCalendarReadings: () => operations.run(() => busyCalendarReadings.all()),
    setBusyCalendarReading: (reading) => operations.run(() => busyCalendarReadings.set(reading)),
    calendarBusyTimes: () => operations.run(() => busyCalendarReadings.busyTimes()),
  };
}
