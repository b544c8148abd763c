import { koaBody } from 'koa-body';
import type { ApiMiddleware } from './api-context.ts';
import { ApiProblem } from './api-problem.ts';
import { bodyProblem } from './body-problem.ts';

const LIMIT_KB = 64;

const parse = koaBody({
  urlencoded: true,
  formLimit: `${LIMIT_KB}kb`,
  json: false,
  multipart: false,
  text: false,
  onError(error) {
    throw bodyProblem(error, LIMIT_KB);
  },
});

/**
 * Parses the body of a plain HTML form into `ctx.request.body`. Pages of other sites can send one
 * without a preflight, so use it only after `requireOwnOrigin`.
 */
export const formBody: ApiMiddleware = (ctx, next) => {
  if (!ctx.is('application/x-www-form-urlencoded')) throw new ApiProblem('unsupported_media_type');
  return parse(ctx, next);
};
