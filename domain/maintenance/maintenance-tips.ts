import type { Business } from '#domain/business/business.ts';
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
 * Answers a request from the rule base: 6 to 10 tips by priority, at least one for each concern.
 * Deterministic. The answer never quotes `location`.
 */
export function maintenanceTips(
  request: MaintenanceRequest,
  business: Business,
): MaintenanceAnswer {
  const tips = mostPressingFirst(
    chooseRules(request, business.statePack).map((chosen) => tipOf(chosen, request.season)),
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

const tipOf = ({ rule, category }: ChosenRule, season: Season): MaintenanceTip => {
  const { for: audience, ...tip } = rule;
  return { ...tip, category, season: audience?.seasons ? season : 'Year-round' };
};
