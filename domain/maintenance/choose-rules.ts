import type { StatePackName } from '#domain/business/state-packs/state-packs.ts';
import type { MaintenanceRequest } from './maintenance.schema.ts';
import { homeAges, homeTypes, maintenancePriorities, seasons } from './maintenance-options.ts';
import { generalSubjects, type Subject, texanSubjects } from './rule-base.ts';
import type { TipPriority } from './tip-labels.ts';
import type { TipRule } from './tip-rule.ts';

/** A chosen rule and its category, which is the part of the home. */
export interface ChosenRule {
  rule: TipRule;
  category: Subject['category'];
}

/** Number of tips, by default and with more than `MAX_CONCERNS_IN_DEFAULT` concerns. */
const DEFAULT_TIPS = 8;
const MAX_TIPS = 10;
const MAX_CONCERNS_IN_DEFAULT = 4;
/** Maximum number of tips about one part of the home, by default and if it is a concern. */
const MAX_PER_SUBJECT = { default: 2, concern: 3 };
/** Score bonus of a part of the home that is a concern. */
const CONCERN_BONUS = 1.5;

/** By facet: the weight of a rule that targets it, and the number of possible answers. */
const facets = {
  seasons: { weight: 5, of: seasons.length },
  priorities: { weight: 4.5, of: maintenancePriorities.length },
  ages: { weight: 4, of: homeAges.length },
  types: { weight: 4, of: homeTypes.length },
} satisfies Record<keyof NonNullable<TipRule['for']>, { weight: number; of: number }>;
/** The weight of a rule that targets no facet. */
const UNIVERSAL_WEIGHT = 2.6;

const urgency: Record<TipPriority, number> = { Critical: 1, High: 0.7, Medium: 0.35, Low: 0 };

/** How specifically a rule targets each facet: 0 if it suits half of the answers or more. */
interface Relevance {
  seasons: number;
  priorities: number;
  ages: number;
  types: number;
  universal: number;
}

interface Candidate {
  rule: TipRule;
  relevance: Relevance;
}

const candidatesOf = (subjects: readonly Subject[]) =>
  subjects.map((subject) => ({
    subject,
    all: subject.rules.map((rule): Candidate => ({ rule, relevance: relevanceOf(rule) })),
  }));

const texanCandidates = candidatesOf(texanSubjects);
const generalCandidates = candidatesOf(generalSubjects);

function relevanceOf(rule: TipRule): Relevance {
  const relevanceFor = (facet: keyof typeof facets) => {
    const { weight, of } = facets[facet];
    const targeted = rule.for?.[facet]?.length ?? of;
    return targeted < of / 2 ? weight * (1 - targeted / of) : 0;
  };
  const own = {
    seasons: relevanceFor('seasons'),
    priorities: relevanceFor('priorities'),
    ages: relevanceFor('ages'),
    types: relevanceFor('types'),
  };
  const targetsSome = Object.values(own).some((value) => value > 0);
  return { ...own, universal: targetsSome ? 0 : UNIVERSAL_WEIGHT };
}

const isSeasonal = ({ relevance }: Candidate) => relevance.seasons > 0;

/**
 * Chooses the rules for a home: one for the season, one for each concern, then those with the
 * highest score. Each choice halves the weight of the facets that it covers, so that the answer
 * mixes season, age, type, purpose and universal rules. Deterministic.
 */
export function chooseRules(request: MaintenanceRequest, state: StatePackName): ChosenRule[] {
  const candidates = state === 'texas' ? texanCandidates : generalCandidates;
  const size = request.concerns.length > MAX_CONCERNS_IN_DEFAULT ? MAX_TIPS : DEFAULT_TIPS;
  const parts = candidates.map(({ subject, all }) => ({
    subject,
    isConcern: subject.concern !== undefined && request.concerns.includes(subject.concern),
    count: 0,
    remaining: all.filter(({ rule }) => suits(rule, request)),
  }));
  type Part = (typeof parts)[number];
  const chosen: ChosenRule[] = [];
  const weights: Relevance = { seasons: 1, priorities: 1, ages: 1, types: 1, universal: 1 };

  function chooseBest(
    from: readonly Part[],
    {
      bonus = CONCERN_BONUS,
      accept,
    }: { bonus?: number; accept?: (candidate: Candidate) => boolean } = {},
  ): void {
    let best: { part: Part; candidate: Candidate } | undefined;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const part of from) {
      const { isConcern, count } = part;
      if (count >= (isConcern ? MAX_PER_SUBJECT.concern : MAX_PER_SUBJECT.default)) continue;
      for (const candidate of part.remaining) {
        if (accept && !accept(candidate)) continue;
        const score = scoreOf(candidate, weights) + (isConcern ? bonus : 0) - count;
        if (score <= bestScore) continue;
        best = { part, candidate };
        bestScore = score;
      }
    }
    if (!best) return;
    const { part, candidate } = best;
    part.count += 1;
    part.remaining = part.remaining.filter((other) => other !== candidate);
    chosen.push({ rule: candidate.rule, category: part.subject.category });
    halveCovered(weights, candidate.relevance);
  }

  // The season comes first, so that ten concerns cannot crowd it out.
  chooseBest(parts, { bonus: 0, accept: isSeasonal });
  for (const part of parts) {
    if (part.isConcern && part.count === 0) chooseBest([part]);
  }
  while (chosen.length < size) chooseBest(parts);
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

/** Written out, because a loop over the facets takes twice as long in this hot path. */
const scoreOf = ({ rule, relevance }: Candidate, weights: Relevance): number =>
  urgency[rule.priority] +
  relevance.seasons * weights.seasons +
  relevance.priorities * weights.priorities +
  relevance.ages * weights.ages +
  relevance.types * weights.types +
  relevance.universal * weights.universal;

function halveCovered(weights: Relevance, relevance: Relevance): void {
  for (const facet of Object.keys(relevance) as (keyof Relevance)[]) {
    if (relevance[facet] > 0) weights[facet] /= 2;
  }
}
