import { pageOf } from '#api/lists/page-of.ts';
import type { ListQuery, PartnerLeads } from '#api/store/store.ts';
import type {
  KeptPartner,
  PartnersResponse,
  PartnerWithLeads,
} from '#domain/partners/partner.schema.ts';

/** Anybody can write any partner into an address: of those that nobody has entered, the first. */
const UNKNOWN_SHOWN = 20;

type Leads = ReadonlyMap<string, PartnerLeads>;

const none: PartnerLeads = { requests: 0, bookings: 0 };

export const presentPartner = (partner: KeptPartner, leads: Leads): PartnerWithLeads => ({
  id: partner.id,
  revision: partner.revision,
  name: partner.name,
  slug: partner.slug,
  site: partner.site,
  ...(leads.get(partner.slug) ?? none),
});

/** A page of the partners by name, and the slugs with most leads that belong to none of them. */
export function presentPartners(
  partners: readonly KeptPartner[],
  leads: Leads,
  query: ListQuery,
): PartnersResponse {
  const page = pageOf(partners, query, {
    searched: ({ name, slug }) => `${name}\n${slug}`,
    key: ({ name, slug }) => `${name.toLowerCase()}\n${slug}`,
    direction: 'up',
  });
  const known = new Set(partners.map(({ slug }) => slug));
  const unknown = [...leads]
    .filter(([slug]) => !known.has(slug))
    .map(([slug, counts]) => ({ slug, ...counts }))
    .sort((a, b) => b.requests + b.bookings - (a.requests + a.bookings));
  return {
    ...page,
    data: page.data.map((partner) => presentPartner(partner, leads)),
    unknown: unknown.slice(0, UNKNOWN_SHOWN),
    unknownTotal: unknown.length,
  };
}
