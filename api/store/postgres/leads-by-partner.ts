import { sql } from 'kysely';
import type { PartnerLeads } from '../leads.ts';
import type { Database } from './database.ts';

/** See `Store.leadsByPartner`. */
export async function leadsByPartner(db: Database): Promise<ReadonlyMap<string, PartnerLeads>> {
  const { rows } = await sql<PartnerLeads & { partner: string }>`
    select partner, count(request)::integer as requests, count(booking)::integer as bookings
    from (
      select partner, id as request, null as booking from contact_requests
        where folder = 'inbox' and partner is not null
      union all
      select partner, null, id from bookings
        where folder = 'inbox' and partner is not null
    ) leads
    group by partner
  `.execute(db);
  return new Map(rows.map(({ partner, requests, bookings }) => [partner, { requests, bookings }]));
}
