import { sql } from 'kysely';
import type { FirstResponses } from '#domain/dashboard/first-response.ts';
import type { LeadCountQuery, LeadCounts } from '#domain/dashboard/lead-counts.ts';
import type { LeadGroup, LeadSource } from '#domain/dashboard/lead-figures.ts';
import { businessTime, businessToday } from '#domain/schedule/business-clock.ts';
import type { Database } from './database.ts';

/** See `Store.countLeads`. Each statement reads one index. */
export async function countLeads(db: Database, query: LeadCountQuery): Promise<LeadCounts> {
  const [requests, bookings, responses, ahead] = await Promise.all([
    groupsOf(db, 'requests', query),
    groupsOf(db, 'bookings', query),
    firstResponses(db, query),
    bookingsAhead(db, query),
  ]);
  return { groups: [...requests, ...bookings], responses, ...ahead };
}

const tables = { requests: 'contact_requests', bookings: 'bookings' } as const;

async function groupsOf(
  db: Database,
  kind: LeadGroup['kind'],
  { starts }: LeadCountQuery,
): Promise<LeadGroup[]> {
  const instants = sql`${starts.map((start) => start.toISOString())}::timestamptz[]`;
  const { rows } = await sql<{
    period: number;
    source: LeadSource;
    partner: string | null;
    leads: number;
  }>`
    select width_bucket(created_at, ${instants}) as period, source, partner, count(*) as leads
    from ${sql.table(tables[kind])}
    where folder = 'inbox' and created_at >= ${starts[0]}
    group by 1, 2, 3
  `.execute(db);
  return rows.map(({ period, source, partner, leads }) => ({
    kind,
    from: starts[period - 1]?.getTime() ?? 0,
    source,
    partner: partner ?? undefined,
    leads,
  }));
}

async function firstResponses(db: Database, { weeksFrom }: LeadCountQuery) {
  const { rows } = await sql<FirstResponses>`
    select count(*) as requests, count(response_minutes) as answered,
      percentile_cont(0.5) within group (order by response_minutes) as median
    from contact_requests where folder = 'inbox' and created_at >= ${weeksFrom}
  `.execute(db);
  return rows[0] ?? { requests: 0, answered: 0, median: null };
}

async function bookingsAhead(db: Database, { now, zone, seenAt }: LeadCountQuery) {
  const isUnseen = sql`(${seenAt ?? null}::timestamptz is null or created_at > ${seenAt ?? null})`;
  const { rows } = await sql<Pick<LeadCounts, 'bookingsAhead' | 'newBookings'>>`
    select count(*) filter (where confirm_by is null) as "bookingsAhead",
      count(*) filter (where not by_hand and ${isUnseen}) as "newBookings"
    from bookings
    where confirmed and (date, time) > (${businessToday(now, zone)}, ${businessTime(now, zone)})
  `.execute(db);
  return rows[0] ?? { bookingsAhead: 0, newBookings: 0 };
}
