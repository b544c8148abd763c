import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';

/** The query of `GET /api/calendar/slots` for an appointment of the default length, anywhere. */
export const slotsQuery = (date: CalendarDate) => ({ date, reports: 'true' });
