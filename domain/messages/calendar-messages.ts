import type { StaleCalendar } from '#domain/calendars/calendar-failure.ts';
import { expiryOf } from './delivery-window.ts';
import { isWanted, type PlanSettings } from './message-settings.ts';
import type { PlannedMessage } from './planned-message.ts';

/** The message that a calendar is stale; due until it is read again. */
export function calendarMessages(
  calendar: StaleCalendar,
  settings: PlanSettings,
): PlannedMessage[] {
  const due = new Date(calendar.staleAt);
  if (!isWanted('calendar_stale', due, settings)) return [];
  return [
    {
      id: `calendar_stale-${calendar.calendarId}-${due.getTime()}`,
      kind: 'calendar_stale',
      due,
      expires: expiryOf(due),
      about: { calendar },
    },
  ];
}
