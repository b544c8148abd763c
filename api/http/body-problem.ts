import { ApiProblem } from './api-problem.ts';

/** The problem for an error of koa-body: its parsers set `status`, its decompression does not. */
export function bodyProblem(error: Error & { status?: number }, limitKb: number): ApiProblem {
  if (error.status === 413) return bodyTooLarge(limitKb);
  return new ApiProblem(error.status === 415 ? 'unsupported_media_type' : 'malformed_body');
}

export const bodyTooLarge = (limitKb: number): ApiProblem =>
  new ApiProblem('body_too_large', { detail: `At most ${limitKb} KB are accepted.` });
