import type { PartnerLeads } from '#api/store/leads.ts';
import type {
  PartnerWithLeads,
  StoredPartner,
  UnknownPartners,
} from '#domain/partners/partner.schema.ts';
import type { EveryField } from '#domain/records/every-field.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';

/** Bounded, because anybody can put any slug into a widget's address. */
const UNKNOWN_MAX = 20;

type Leads = ReadonlyMap<string, PartnerLeads>;

const none: PartnerLeads = { requests: 0, bookings: 0 };

/** What is counted of partners, by slug. */
export interface PartnerFigures {
  leads: Leads;
  tests: ReadonlyMap<string, CalendarDate>;
}

export const presentPartner = (
  partner: StoredPartner,
  { leads, tests }: PartnerFigures,
): EveryField<PartnerWithLeads> => ({
  id: partner.id,
  revision: partner.revision,
  name: partner.name,
  slug: partner.slug,
  site: partner.site,
  email: partner.email,
  ...(leads.get(partner.slug) ?? none),
  testedOn: tests.get(partner.slug),
});

/** Sorted by name. */
export const partnersOrder = {
  searched: ({ name, slug }: StoredPartner) => `${name}\n${slug}`,
  key: ({ name, slug }: StoredPartner) => `${name.toLowerCase()}\n${slug}`,
  direction: 'up',
} as const;

/** The slugs with the most leads among those that no partner has. */
export function presentUnknown(partners: readonly StoredPartner[], leads: Leads): UnknownPartners {
  const known = new Set(partners.map(({ slug }) => slug));
  const unknown = [...leads]
    .filter(([slug]) => !known.has(slug))
    .map(([slug, counts]) => ({ slug, ...counts }))
    .sort((a, b) => b.requests + b.bookings - (a.requests + a.bookings));
  return { data: unknown.slice(0, UNKNOWN_MAX), total: unknown.length };
}
