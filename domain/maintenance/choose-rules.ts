import type { MaintenanceRequest } from './maintenance.schema.ts';
import {
  homeAges,
  homeTypes,
  maintenancePriorities,
  seasons,
  type TipPriority,
} from './maintenance-options.ts';
import { type Subject, subjects } from './rule-base.ts';
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

type Facet = keyof NonNullable<TipRule['for']>;
type Serves = Facet | 'everybody';

/** What it counts that a rule is made for an answer, and how many answers there are. */
const facets: Record<Facet, { weight: number; of: number }> = {
  seasons: { weight: 5, of: seasons.length },
  priorities: { weight: 4.5, of: maintenancePriorities.length },
  ages: { weight: 4, of: homeAges.length },
  types: { weight: 4, of: homeTypes.length },
};
const EVERYBODY = 2.6;

const urgency: Record<TipPriority, number> = { Critical: 1, High: 0.7, Medium: 0.35, Low: 0 };

/** What each rule serves and how well: it is made for some answers to a question, not for most. */
const merits = new Map<TipRule, [Serves, number][]>(
  subjects.flatMap(({ rules }) => rules.map((rule) => [rule, meritsOf(rule)])),
);

function meritsOf(rule: TipRule): [Serves, number][] {
  const own = Object.entries(facets).flatMap(([facet, { weight, of }]): [Serves, number][] => {
    const meant = rule.for?.[facet as Facet]?.length ?? of;
    return meant < of / 2 ? [[facet as Facet, weight * (1 - meant / of)]] : [];
  });
  return own.length > 0 ? own : [['everybody', EVERYBODY]];
}

const serves = (rule: TipRule, what: Serves) =>
  merits.get(rule)?.some(([each]) => each === what) ?? false;

/**
 * The rules that suit the home best: the season's first, one for each concern, then what is best.
 * What has been served counts half the next time, so that an answer is made of season, age, type
 * and purpose, and of what everybody should do.
 */
export function chooseRules(request: MaintenanceRequest): ChosenRule[] {
  const suited = subjects.map((subject) => ({ subject, rules: suitedRules(subject, request) }));
  const wanted = (subject: Subject) =>
    subject.concern !== undefined && request.concerns.includes(subject.concern);
  const size = request.concerns.length > CONCERNS_IN_USUAL ? MOST : USUAL;
  const chosen: { rule: TipRule; subject: Subject }[] = [];
  const served = new Map<Serves, number>();

  const takeBest = (accept: (rule: TipRule, subject: Subject) => boolean, bonus = CONCERN) => {
    let best: (typeof chosen)[number] | undefined;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const { subject, rules } of suited) {
      const about = chosen.filter((each) => each.subject === subject).map((each) => each.rule);
      const most = wanted(subject) ? PER_SUBJECT.concern : PER_SUBJECT.usual;
      if (about.length >= most) continue;
      for (const rule of rules) {
        if (about.includes(rule) || !accept(rule, subject)) continue;
        const score = scoreOf(rule, served) + (wanted(subject) ? bonus : 0) - about.length;
        if (score <= bestScore) continue;
        best = { rule, subject };
        bestScore = score;
      }
    }
    if (!best) return;
    chosen.push(best);
    for (const [what] of merits.get(best.rule) ?? []) served.set(what, (served.get(what) ?? 0) + 1);
  };

  // Not even ten concerns make a list for winter without the pipes.
  takeBest((rule) => serves(rule, 'seasons'), 0);
  for (const { subject } of suited) {
    if (!wanted(subject) || chosen.some((each) => each.subject === subject)) continue;
    takeBest((_, about) => about === subject);
  }
  while (chosen.length < size) takeBest(() => true);
  return chosen.map(({ rule, subject }) => ({ rule, category: subject.category }));
}

function suitedRules({ rules }: Subject, request: MaintenanceRequest): TipRule[] {
  const { homeAge, homeType, season, priority } = request;
  return rules.filter(
    ({ for: audience = {} }) =>
      (audience.ages?.includes(homeAge) ?? true) &&
      (audience.types?.includes(homeType) ?? true) &&
      (audience.seasons?.includes(season) ?? true) &&
      (audience.priorities?.includes(priority) ?? true),
  );
}

const scoreOf = (rule: TipRule, served: ReadonlyMap<Serves, number>): number =>
  (merits.get(rule) ?? []).reduce(
    (score, [what, merit]) => score + merit / 2 ** (served.get(what) ?? 0),
    urgency[rule.priority],
  );
