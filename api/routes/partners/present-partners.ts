import type { PartnerLeads } from '#api/store/store.ts';
import type {
  KeptPartner,
  PartnerWithLeads,
  UnknownPartners,
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

/** By name. */
export const partnersOrder = {
  searched: ({ name, slug }: KeptPartner) => `${name}\n${slug}`,
  key: ({ name, slug }: KeptPartner) => `${name.toLowerCase()}\n${slug}`,
  direction: 'up',
} as const;

/** The slugs with most leads that belong to none of `partners`. */
export function presentUnknown(partners: readonly KeptPartner[], leads: Leads): UnknownPartners {
  const known = new Set(partners.map(({ slug }) => slug));
  const unknown = [...leads]
    .filter(([slug]) => !known.has(slug))
    .map(([slug, counts]) => ({ slug, ...counts }))
    .sort((a, b) => b.requests + b.bookings - (a.requests + a.bookings));
  return { data: unknown.slice(0, UNKNOWN_SHOWN), total: unknown.length };
}
