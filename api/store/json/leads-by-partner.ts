import type { Attribution } from '#domain/attribution/attribution.schema.ts';
import { type Filed, folderOf } from '#domain/leads/lead-folder.ts';
import type { PartnerLeads } from '../leads.ts';

interface Attributed extends Filed {
  attribution?: Attribution | undefined;
}

/** Records that can be grouped in one pass. */
interface Counted {
  countBy(groupOf: (lead: Attributed) => string | undefined): ReadonlyMap<string, number>;
}

/** The number of leads in the inbox by partner slug. */
export function leadsByPartner(records: Readonly<Record<keyof PartnerLeads, Counted>>) {
  const leads = new Map<string, PartnerLeads>();
  for (const kind of ['requests', 'bookings'] as const) {
    for (const [slug, count] of records[kind].countBy(partnerOf)) {
      leads.set(slug, { requests: 0, bookings: 0, ...leads.get(slug), [kind]: count });
    }
  }
  return leads;
}

const partnerOf = ({ attribution, ...filed }: Attributed) =>
  folderOf(filed) === 'inbox' ? attribution?.partner : undefined;
