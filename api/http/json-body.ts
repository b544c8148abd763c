import { koaBody } from 'koa-body';
import type { ApiMiddleware } from './api-context.ts';
import { ApiProblem } from './api-problem.ts';
import { bodyProblem } from './body-problem.ts';

/**
 * Parses a JSON body of at most `limitKb` KB into `ctx.request.body`. No other media type is
 * accepted, because plain forms of other sites could send it without a preflight.
 */
export function jsonBodyUpTo(limitKb: number): ApiMiddleware {
  const parse = koaBody({
    json: true,
    jsonLimit: `${limitKb}kb`,
    jsonTypes: ['application/json'],
    multipart: false,
    urlencoded: false,
    text: false,
    onError(error) {
      throw bodyProblem(error, limitKb);
    },
  });
  return (ctx, next) => {
    if (!ctx.is('application/json')) throw new ApiProblem('unsupported_media_type');
    return parse(ctx, next);
  };
}

/** At most 64 KB: enough for every form. */
export const jsonBody = jsonBodyUpTo(64);
