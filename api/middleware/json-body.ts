import { koaBody } from 'koa-body';
import type { ApiMiddleware } from '#api/api-context.ts';
import { ApiProblem } from '#api/problem/api-problem.ts';
import { bodyProblem } from './body-problem.ts';

/**
 * Reads a JSON body of at most `limitKb` KB into `ctx.request.body`. Any other type would let a
 * plain form post to us.
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

/** For all that people type into a form: 64 KB. */
export const jsonBody = jsonBodyUpTo(64);
