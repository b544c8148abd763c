import { sql } from 'kysely';
import type { Operations } from '../../operations.ts';
import type { PartnerLeads, PartnerStore } from '../../resources/partners.ts';
import type { Database } from '../database.ts';
import type { Records } from '../records.ts';
import { storableText } from '../storable-text.ts';

export function partnerStore({ db, partners }: Records, operations: Operations): PartnerStore {
  return {
    partners: operations.versioned(partners),
    leadsByPartner: () => operations.run(() => leadsByPartner(db)),
    partnerTests: () =>
      operations.run(async () => {
        const rows = await db.selectFrom('partner_tests').selectAll().execute();
        return new Map(rows.map(({ slug, date }) => [slug, date]));
      }),
    recordPartnerTest: (slug, date) =>
      operations.run(() => recordPartnerTest(db, storableText(slug), date)),
  };
}

async function leadsByPartner(db: Database): Promise<ReadonlyMap<string, PartnerLeads>> {
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

async function recordPartnerTest(db: Database, slug: string, date: string): Promise<void> {
  const partner = await db
    .selectFrom('listed_records')
    .leftJoin('partner_tests', 'slug', 'name')
    .select('date')
    .where('list', '=', 'partners')
    .where('name', '=', slug)
    .executeTakeFirst();
  if (!partner || partner.date === date) return;
  // Those of partners who are gone go too.
  await sql`
    with gone as (
      delete from partner_tests where slug not in (
        select name from listed_records where list = 'partners' and name is not null
      )
    )
    insert into partner_tests values (${slug}, ${date})
    on conflict (slug) do update set date = excluded.date
  `.execute(db);
}
