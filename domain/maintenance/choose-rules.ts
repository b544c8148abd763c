import type { MaintenanceRequest } from './maintenance.schema.ts';
import { homeAges, homeTypes, maintenancePriorities, seasons } from './maintenance-options.ts';
import { type Subject, subjects } from './rule-base.ts';
import type { TipPriority } from './tip-labels.ts';
import type { TipRule } from './tip-rule.ts';

/** A rule and the part of the home that it is about. */
export interface ChosenRule {
  rule: TipRule;
  category: string;
}

const USUAL = 8;
const MOST = 10;
/** With this many concerns a usual answer has room left for what nobody thought of. */
const CONCERNS_IN_USUAL = 4;
/** Tips about one part of a home: enough to help, too few to crowd out the rest. */
const PER_SUBJECT = { usual: 2, concern: 3 };
/** What it counts that the visitor asked about this part of the home. */
const CONCERN = 1.5;

/** What it counts that a rule is made for an answer, and how many answers there are. */
const facets = {
  seasons: { weight: 5, of: seasons.length },
  priorities: { weight: 4.5, of: maintenancePriorities.length },
  ages: { weight: 4, of: homeAges.length },
  types: { weight: 4, of: homeTypes.length },
} satisfies Record<keyof NonNullable<TipRule['for']>, { weight: number; of: number }>;
const EVERYBODY = 2.6;

const urgency: Record<TipPriority, number> = { Critical: 1, High: 0.7, Medium: 0.35, Low: 0 };

/** What a rule serves, and how well: it is made for some answers to a question, not for most. */
interface Merits {
  seasons: number;
  priorities: number;
  ages: number;
  types: number;
  everybody: number;
}

interface Candidate {
  rule: TipRule;
  merits: Merits;
}

const candidates: readonly { subject: Subject; all: readonly Candidate[] }[] = subjects.map(
  (subject) => ({
    subject,
    all: subject.rules.map((rule) => ({ rule, merits: meritsOf(rule) })),
  }),
);

function meritsOf(rule: TipRule): Merits {
  const meritOf = (facet: keyof typeof facets) => {
    const { weight, of } = facets[facet];
    const meant = rule.for?.[facet]?.length ?? of;
    return meant < of / 2 ? weight * (1 - meant / of) : 0;
  };
  const own = {
    seasons: meritOf('seasons'),
    priorities: meritOf('priorities'),
    ages: meritOf('ages'),
    types: meritOf('types'),
  };
  const servesSome = Object.values(own).some((merit) => merit > 0);
  return { ...own, everybody: servesSome ? 0 : EVERYBODY };
}

const isSeasonal = ({ merits }: Candidate) => merits.seasons > 0;

/**
 * The rules that suit the home best: the season's first, one for each concern, then what is best.
 * What has been served counts half the next time, so that an answer is made of season, age, type
 * and purpose, and of what everybody should do.
 */
export function chooseRules(request: MaintenanceRequest): ChosenRule[] {
  const size = request.concerns.length > CONCERNS_IN_USUAL ? MOST : USUAL;
  const parts = candidates.map(({ subject, all }) => ({
    subject,
    isConcern: subject.concern !== undefined && request.concerns.includes(subject.concern),
    taken: 0,
    left: all.filter(({ rule }) => suits(rule, request)),
  }));
  type Part = (typeof parts)[number];
  const chosen: ChosenRule[] = [];
  const share: Merits = { seasons: 1, priorities: 1, ages: 1, types: 1, everybody: 1 };

  function takeBest(
    from: readonly Part[],
    {
      bonus = CONCERN,
      accept,
    }: { bonus?: number; accept?: (candidate: Candidate) => boolean } = {},
  ): void {
    let best: { part: Part; candidate: Candidate } | undefined;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const part of from) {
      const { isConcern, taken } = part;
      if (taken >= (isConcern ? PER_SUBJECT.concern : PER_SUBJECT.usual)) continue;
      for (const candidate of part.left) {
        if (accept && !accept(candidate)) continue;
        const score = scoreOf(candidate, share) + (isConcern ? bonus : 0) - taken;
        if (score <= bestScore) continue;
        best = { part, candidate };
        bestScore = score;
      }
    }
    if (!best) return;
    const { part, candidate } = best;
    part.taken += 1;
    part.left = part.left.filter((other) => other !== candidate);
    chosen.push({ rule: candidate.rule, category: part.subject.category });
    halveServed(share, candidate.merits);
  }

  // Not even ten concerns make a list for winter without the pipes.
  takeBest(parts, { bonus: 0, accept: isSeasonal });
  for (const part of parts) {
    if (part.isConcern && part.taken === 0) takeBest([part]);
  }
  while (chosen.length < size) takeBest(parts);
  return chosen;
}

const suits = (
  { for: audience }: TipRule,
  { homeAge, homeType, season, priority }: MaintenanceRequest,
): boolean =>
  audience === undefined ||
  ((audience.ages?.includes(homeAge) ?? true) &&
    (audience.types?.includes(homeType) ?? true) &&
    (audience.seasons?.includes(season) ?? true) &&
    (audience.priorities?.includes(priority) ?? true));

/** By name: it runs for each rule and each place in the list, and a loop would take twice as long. */
const scoreOf = ({ rule, merits }: Candidate, share: Merits): number =>
  urgency[rule.priority] +
  merits.seasons * share.seasons +
  merits.priorities * share.priorities +
  merits.ages * share.ages +
  merits.types * share.types +
  merits.everybody * share.everybody;

function halveServed(share: Merits, merits: Merits): void {
  for (const what of Object.keys(merits) as (keyof Merits)[]) {
    if (merits[what] > 0) share[what] /= 2;
  }
}
