import type { Business } from '#domain/business/business.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { recommendationOf, summaryOf } from './answer-texts.ts';
import { type ChosenRule, chooseRules } from './choose-rules.ts';
import type {
  MaintenanceAnswer,
  MaintenanceRequest,
  MaintenanceTip,
} from './maintenance.schema.ts';
import type { Season } from './maintenance-options.ts';
import { seasonalFocusOf } from './seasonal-focus.ts';
import { tipPriorities } from './tip-labels.ts';

/**
 * Answers a request from the rule base: 6 to 10 tips by priority, at least one for each concern. Worded in the language
 * of the business; priority, difficulty and season are the API's values in each. Deterministic. The answer never
 * quotes `location`.
 */
export function maintenanceTips(
  request: MaintenanceRequest,
  business: Business,
): MaintenanceAnswer {
  const tips = mostPressingFirst(
    chooseRules(request, business.statePack).map((chosen) =>
      tipOf(chosen, request.season, business.locale),
    ),
  );
  return {
    summary: summaryOf(request, tips, business),
    seasonalFocus: seasonalFocusOf(request, business),
    professionalRecommendation: recommendationOf(request, business),
    tips,
  };
}

/** `tips` by priority, starting with Critical. */
export const mostPressingFirst = (tips: readonly MaintenanceTip[]): MaintenanceTip[] =>
  tips.toSorted((a, b) => tipPriorities.indexOf(a.priority) - tipPriorities.indexOf(b.priority));

const tipOf = (
  { rule: { words, priority, difficulty, for: audience }, category }: ChosenRule,
  season: Season,
  locale: Locale,
): MaintenanceTip => ({
  ...words[locale],
  priority,
  difficulty,
  category: category[locale],
  season: audience?.seasons ? season : 'Year-round',
});
