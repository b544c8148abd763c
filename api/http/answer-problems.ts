import type { CurrentBusiness } from '#api/business/current-business.ts';
import { isStoreUnavailable } from '#api/store/store-unavailable-error.ts';
import type { ApiContext, ApiMiddleware } from './api-context.ts';
import type { ApiProblem } from './api-problem.ts';
import { problemOf } from './problem-of.ts';
import { answerLocale } from './requested-locale.ts';

/** Answers thrown errors as `application/problem+json` and logs the unexpected ones. */
export const answerProblems =
  (business: Pick<CurrentBusiness, 'latest'>): ApiMiddleware =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const problem = notedProblem(ctx, error);
      ctx.status = problem.status;
      ctx.set(problem.headers);
      ctx.body = JSON.stringify(problem.toBody(business.latest(answerLocale(ctx))));
      ctx.type = 'application/problem+json';
    }
  };

/** The problem of `error`, counted for its request; an unexpected one is logged. */
export function notedProblem({ state }: Pick<ApiContext, 'state'>, error: unknown): ApiProblem {
  const problem = problemOf(error);
  state.problem = problem.code;
  // The store logs that it is unavailable once, not for each call.
  if (problem.status >= 500 && !isStoreUnavailable(error)) {
    state.log.error({ code: problem.code, err: error });
  }
  return problem;
}
