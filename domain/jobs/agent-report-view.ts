import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';

/** Everything that the agent's page shows: the report of one inspection, and nothing of its client. */
export interface AgentReportView {
  /** Without city and ZIP code. */
  street: string;
  /** The day of the inspection. */
  date: CalendarDate;
  bytes: number;
  /** When this version of the report came, an ISO 8601 instant. */
  at: string;
  /** An https address. */
  video?: string | undefined;
}
