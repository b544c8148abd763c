import type { ApiState } from '#api/api-context.ts';
import type {
  MaintenanceAnswer,
  MaintenanceRequest,
} from '#domain/maintenance/maintenance.schema.ts';
import { maintenanceTips, mostPressingFirst } from '#domain/maintenance/maintenance-tips.ts';
import type { AskLlm } from './ask-llm.ts';
import { LlmFault } from './llm-fault.ts';

/** Answers a request, and says in the request's log why a language model did not. */
export type AnswerTips = (
  request: MaintenanceRequest,
  state: Pick<ApiState, 'log' | 'requestId'>,
) => Promise<MaintenanceAnswer>;

/** Asks the model first, if there is one; the rule base answers whatever happens. */
export function createAnswerTips(ask: AskLlm | undefined): AnswerTips {
  if (!ask) return async (request) => maintenanceTips(request);
  return async (request, { log, requestId }) => {
    try {
      const answer = await ask(request);
      return { ...answer, tips: mostPressingFirst(answer.tips) };
    } catch (fault) {
      if (!(fault instanceof LlmFault)) throw fault;
      const { reason, status } = fault;
      log.warn({ requestId, reason, llmStatus: status }, 'The rule base answers for the model');
      return maintenanceTips(request);
    }
  };
}
