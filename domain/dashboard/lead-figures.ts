import type { Attribution } from '#domain/attribution/attribution.schema.ts';

/** The fields of a request or booking that are counted. */
export interface Lead {
  createdAt: string;
  attribution?: Attribution | undefined;
}

export interface LeadFigures {
  requests: number;
  bookings: number;
}

export interface SourceFigures extends LeadFigures {
  /** `site`: neither partner nor campaign is known; `others`: the sum of the sources not listed. */
  kind: 'partner' | 'campaign' | 'site' | 'others';
  /** `utm_source` of a campaign. */
  name?: string;
}

export interface PartnerFigures extends LeadFigures {
  /** The partner's slug. */
  partner: string;
}

interface Leads {
  requests: readonly Lead[];
  bookings: readonly Lead[];
}

/** Maximum rows of a list on the dashboard. */
const MAX_ROWS = 6;

/** Leads by source, most frequent first. A lead with partner and campaign counts for the partner. */
export function leadsBySource(leads: Leads): SourceFigures[] {
  const sources = countByKey(leads, ({ attribution }) => {
    if (attribution?.partner) return 'partner';
    const campaign = attribution?.utm?.source?.trim().toLowerCase();
    return campaign ? `campaign ${campaign}` : 'site';
  }).map(([key, figures]): SourceFigures => {
    const [kind, ...name] = key.split(' ') as ['partner' | 'campaign' | 'site', ...string[]];
    return { kind, ...(name.length > 0 && { name: name.join(' ') }), ...figures };
  });
  if (sources.length <= MAX_ROWS) return sources;
  const others = sources.splice(MAX_ROWS - 1);
  return [...sources, { kind: 'others', ...others.reduce<LeadFigures>(sum, none) }];
}

/** Leads by partner, most first. The result contains no money, credit or rank (22 TAC §535.220). */
export const leadsByPartner = (leads: Leads): PartnerFigures[] =>
  countByKey(leads, ({ attribution }) => attribution?.partner)
    .slice(0, MAX_ROWS)
    .map(([partner, figures]) => ({ partner, ...figures }));

/** Requests and bookings by key, most frequent first; leads without a key are left out. */
function countByKey(
  leads: Leads,
  keyOf: (lead: Lead) => string | undefined,
): [string, LeadFigures][] {
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
