import type { JobRecord } from '#domain/jobs/job-record.ts';
import type { LeadFolder } from '#domain/leads/lead-folder.ts';
import type { Leads } from '#domain/privacy/retention.ts';
import type { BusinessDay } from '#domain/schedule/business-clock.ts';
import type { ListQuery } from './page.ts';

/** The kinds of leads. */
export type RecordKind = 'booking' | 'contact_request';

export interface LeadQuery extends ListQuery {
  /** Searched by `leadSearch`. */
  search?: string;
  /** `inbox` by default. */
  folder?: LeadFolder;
  /** Without a cursor: the page begins with the newest lead of this day or before. */
  day?: BusinessDay;
}

/** Leads with what is stored of the jobs of the bookings, by booking id. */
export interface LeadsWithJobs extends Leads {
  jobs: ReadonlyMap<string, JobRecord>;
}

export const noLeads: LeadsWithJobs = { requests: [], bookings: [], jobs: new Map() };

/** The leads in the inbox that a partner brought. */
export interface PartnerLeads {
  requests: number;
  bookings: number;
}
