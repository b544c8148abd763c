import type { Attribution } from '#domain/attribution/attribution.schema.ts';

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

/** Where a lead came from; a campaign with its `utm_source`. */
export type LeadSource = 'partner' | 'site' | `campaign ${string}`;

/** Leads of one kind that were made in the same period and came from the same source. */
export interface LeadGroup {
  kind: 'requests' | 'bookings';
  /** Milliseconds since 1970: the start of the period. */
  from: number;
  source: LeadSource;
  partner?: string | undefined;
  leads: number;
}

/** Maximum rows of a list on the dashboard. */
const MAX_ROWS = 6;

/** A lead with partner and campaign counts for the partner. */
export function sourceOf(attribution: Attribution | undefined): LeadSource {
  if (attribution?.partner) return 'partner';
  const campaign = attribution?.utm?.source?.trim().toLowerCase();
  return campaign ? `campaign ${campaign}` : 'site';
}

/** Leads by source, most frequent first. */
export function leadsBySource(groups: readonly LeadGroup[]): SourceFigures[] {
  const sources = countByKey(groups, ({ source }) => source).map(
    ([key, figures]): SourceFigures => {
      const [kind, ...name] = key.split(' ') as ['partner' | 'campaign' | 'site', ...string[]];
      return { kind, ...(name.length > 0 && { name: name.join(' ') }), ...figures };
    },
  );
  if (sources.length <= MAX_ROWS) return sources;
  const others = sources.splice(MAX_ROWS - 1);
  return [...sources, { kind: 'others', ...others.reduce<LeadFigures>(sum, none) }];
}

/** Leads by partner, most first. The result contains no money, credit or rank (22 TAC §535.220). */
export const leadsByPartner = (groups: readonly LeadGroup[]): PartnerFigures[] =>
  countByKey(groups, ({ partner }) => partner)
    .slice(0, MAX_ROWS)
    .map(([partner, figures]) => ({ partner, ...figures }));

/** Requests and bookings by key, most frequent first; groups without a key are left out. */
function countByKey(
  groups: readonly LeadGroup[],
  keyOf: (group: LeadGroup) => string | undefined,
): [string, LeadFigures][] {
  const byKey = new Map<string, LeadFigures>();
  for (const group of groups) {
    const key = keyOf(group);
    if (key === undefined) continue;
    const figures = byKey.get(key) ?? { ...none };
    figures[group.kind] += group.leads;
    byKey.set(key, figures);
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
