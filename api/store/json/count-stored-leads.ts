import { countLeads, type LeadCountQuery, type LeadCounts } from '#domain/dashboard/lead-counts.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import type { LeadRecords } from './current-leads.ts';

/** See `Store.countLeads`. */
export function countStoredLeads(
  { bookings, contactRequests }: LeadRecords,
  query: LeadCountQuery,
): LeadCounts {
  const [start = query.now] = query.starts;
  const before = new Date(start.getTime() - 1);
  return countLeads(
    {
      requests: contactRequests.addedAfter(before),
      bookings: bookings.madeSince(before.toISOString()),
      coming: bookings.between(businessToday(query.now, query.zone), undefined),
    },
    query,
  );
}
