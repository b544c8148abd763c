import type { Operations } from '../../operations.ts';
import type { BusyCalendarStore } from '../../resources/busy-calendars.ts';
import type { Files } from '../open-files.ts';

export function busyCalendarStore(
  { busyCalendars, busyCalendarReadings }: Files,
  operations: Operations,
): BusyCalendarStore {
  return {
    busyCalendars: operations.versioned(busyCalendars),
    busyCalendarReadings: () => operations.run(() => busyCalendarReadings.all),
    setBusyCalendarReading: (reading) => operations.run(() => busyCalendarReadings.set(reading)),
    calendarBusyTimes: () => operations.run(() => busyCalendarReadings.busyTimes),
  };
}
