import { isStoreUnavailable } from '#api/store/store-unavailable-error.ts';
import type { ApiMiddleware } from './api-context.ts';
import { problemOf } from './problem-of.ts';

/** Answers thrown errors as `application/problem+json` and logs the unexpected ones. */
export const answerProblems: ApiMiddleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    const problem = problemOf(error);
    ctx.state.problem = problem.code;
    // The store logs that it is unavailable, once and not for each call.
    if (problem.status >= 500 && !isStoreUnavailable(error)) {
      ctx.state.log.error({ requestId: ctx.state.requestId, code: problem.code, err: error });
    }
    ctx.status = problem.status;
    ctx.set(problem.headers);
    ctx.body = JSON.stringify(problem.toBody());
    ctx.type = 'application/problem+json';
  }
};
