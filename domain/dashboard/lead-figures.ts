import type { Attribution } from '#domain/attribution/attribution.schema.ts';

/** A request or a booking, by what is counted of it. */
export interface Lead {
  createdAt: string;
  attribution?: Attribution | undefined;
}

export interface LeadFigures {
  requests: number;
  bookings: number;
}

export interface SourceFigures extends LeadFigures {
  /** `site` where neither a partner nor a campaign is named, `others` for all that are not listed. */
  kind: 'partner' | 'campaign' | 'site' | 'others';
  /** `utm_source` of a campaign. */
  name?: string;
}

export interface PartnerFigures extends LeadFigures {
  /** The slug that its leads carry. */
  partner: string;
}

interface Leads {
  requests: readonly Lead[];
  bookings: readonly Lead[];
}

/** Rows of a list on the dashboard. */
const MOST_ROWS = 6;

/** Where leads came from, the most frequent source first; a partner counts before a campaign. */
export function leadsBySource(leads: Leads): SourceFigures[] {
  const sources = counted(leads, ({ attribution }) => {
    if (attribution?.partner) return 'partner';
    const campaign = attribution?.utm?.source?.trim().toLowerCase();
    return campaign ? `campaign ${campaign}` : 'site';
  }).map(([key, figures]): SourceFigures => {
    const [kind, ...name] = key.split(' ') as ['partner' | 'campaign' | 'site', ...string[]];
    return { kind, ...(name.length > 0 && { name: name.join(' ') }), ...figures };
  });
  if (sources.length <= MOST_ROWS) return sources;
  const others = sources.splice(MOST_ROWS - 1);
  return [...sources, { kind: 'others', ...others.reduce<LeadFigures>(sum, none) }];
}

/** Partners by the leads that they brought, the busiest first. It carries no money or rank. */
export const leadsByPartner = (leads: Leads): PartnerFigures[] =>
  counted(leads, ({ attribution }) => attribution?.partner)
    .slice(0, MOST_ROWS)
    .map(([partner, figures]) => ({ partner, ...figures }));

/** Requests and bookings by key, the most frequent first; a lead without one is left out. */
function counted(leads: Leads, keyOf: (lead: Lead) => string | undefined): [string, LeadFigures][] {
  const byKey = new Map<string, LeadFigures>();
  for (const kind of ['requests', 'bookings'] as const) {
    for (const lead of leads[kind]) {
      const key = keyOf(lead);
      if (key === undefined) continue;
      const figures = byKey.get(key) ?? { ...none };
      figures[kind] += 1;
      byKey.set(key, figures);
    }
  }
  return [...byKey].sort(
    ([oneKey, one], [otherKey, other]) =>
      all(other) - all(one) || (oneKey < otherKey ? -1 : Number(oneKey > otherKey)),
  );
}

const none: LeadFigures = { requests: 0, bookings: 0 };

const all = ({ requests, bookings }: LeadFigures) => requests + bookings;

const sum = (one: LeadFigures, other: LeadFigures): LeadFigures => ({
  requests: one.requests + other.requests,
  bookings: one.bookings + other.bookings,
});
