import { sql } from 'kysely';
import type { PartnerLeads } from '../leads.ts';
import type { Database } from './database.ts';

/** See `Store.leadsByPartner`. Both counts need an index alone. */
export async function leadsByPartner(db: Database): Promise<ReadonlyMap<string, PartnerLeads>> {
  const { rows } = await sql<PartnerLeads & { partner: string }>`
    select partner, sum(requests)::integer as requests, sum(bookings)::integer as bookings
    from (
      select partner, count(*) as requests, 0 as bookings from contact_requests
        where folder = 'inbox' and partner is not null group by partner
      union all
      select partner, 0, count(*) from bookings
        where folder = 'inbox' and partner is not null group by partner
    ) leads
    group by partner
  `.execute(db);
  return new Map(rows.map(({ partner, requests, bookings }) => [partner, { requests, bookings }]));
}
