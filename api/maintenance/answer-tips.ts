import type { CurrentBusiness } from '#api/business/current-business.ts';
import type { ApiState } from '#api/http/api-context.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type {
  MaintenanceAnswer,
  MaintenanceRequest,
} from '#domain/maintenance/maintenance.schema.ts';
import { maintenanceTips, mostPressingFirst } from '#domain/maintenance/maintenance-tips.ts';
import type { AskLlm } from './ask-llm.ts';
import { LlmError } from './llm-error.ts';

/** Answers a request in a language; if the language model fails, logs why. */
export type AnswerTips = (
  request: MaintenanceRequest,
  locale: Locale,
  state: Pick<ApiState, 'log' | 'requestId'>,
) => Promise<MaintenanceAnswer>;

/** Asks the language model if there is one, and falls back to the rule base. */
export function createAnswerTips(
  ask: AskLlm | undefined,
  business: Pick<CurrentBusiness, 'current'>,
): AnswerTips {
  if (!ask) return async (request, locale) => maintenanceTips(request, business.current(locale));
  return async (request, locale, { log, requestId }) => {
    try {
      const answer = await ask(request, business.current(locale));
      return { ...answer, tips: mostPressingFirst(answer.tips) };
    } catch (error) {
      if (!(error instanceof LlmError)) throw error;
      const { reason, status } = error;
      log.warn({ requestId, reason, llmStatus: status }, 'The rule base answers for the model');
      return maintenanceTips(request, business.current(locale));
    }
  };
}
