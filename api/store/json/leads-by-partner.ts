import type { Attribution } from '#domain/attribution/attribution.schema.ts';
import type { PartnerLeads } from '../store.ts';

interface Attributed {
  attribution?: Attribution | undefined;
}

/** Records that can be counted in one pass. */
interface Counted {
  countBy(groupOf: (lead: Attributed) => string | undefined): ReadonlyMap<string, number>;
}

/** Leads of each partner that any of them names. */
export function leadsByPartner(records: Readonly<Record<keyof PartnerLeads, Counted>>) {
  const leads = new Map<string, PartnerLeads>();
  for (const kind of ['requests', 'bookings'] as const) {
    for (const [slug, count] of records[kind].countBy(({ attribution }) => attribution?.partner)) {
      leads.set(slug, { requests: 0, bookings: 0, ...leads.get(slug), [kind]: count });
    }
  }
  return leads;
}
