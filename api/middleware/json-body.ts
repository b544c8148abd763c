import { koaBody } from 'koa-body';
import type { ApiMiddleware } from '#api/api-context.ts';
import { ApiProblem } from '#api/problem/api-problem.ts';

const BODY_LIMIT_KB = 64;

const parse = koaBody({
  json: true,
  jsonLimit: `${BODY_LIMIT_KB}kb`,
  jsonTypes: ['application/json'],
  multipart: false,
  urlencoded: false,
  text: false,
  onError(error) {
    throw bodyProblem(error);
  },
});

/** Reads a JSON body into `ctx.request.body`. Any other type would let a plain form post to us. */
export const jsonBody: ApiMiddleware = (ctx, next) => {
  if (!ctx.is('application/json')) throw new ApiProblem('unsupported_media_type');
  return parse(ctx, next);
};

/** The parsers mark what they throw with a status; only what cannot be decoded carries none. */
function bodyProblem(error: Error & { status?: number }): ApiProblem {
  if (error.status === 413) {
    const detail = `At most ${BODY_LIMIT_KB} KB are accepted.`;
    // The rest of the body is still on its way; closing spares reading it.
    return new ApiProblem('body_too_large', { detail }, { Connection: 'close' });
  }
  return new ApiProblem(error.status === 415 ? 'unsupported_media_type' : 'malformed_body');
}
