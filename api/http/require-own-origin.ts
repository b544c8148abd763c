import type { ApiMiddleware } from './api-context.ts';
import { ApiProblem, type ProblemDetails } from './api-problem.ts';
import { apiKeyOf } from './require-api-key.ts';

/**
 * Protects against cross-site request forgery: refuses a call unless `Origin`, or `Sec-Fetch-Site`
 * if a browser sends no `Origin`, shows that one of our own pages made it, or it has an API key.
 * `detail` says where to make the call instead.
 */
export const requireOwnOrigin =
  (
    publicUrl: string,
    detail: ProblemDetails['detail'] = `Open the admin at ${publicUrl}/admin.`,
  ): ApiMiddleware =>
  (ctx, next) => {
    // A page of another site cannot make a browser send a key.
    if (apiKeyOf(ctx)) return next();
    const origin = ctx.get('Origin');
    const own = origin ? origin === publicUrl : ctx.get('Sec-Fetch-Site') === 'same-origin';
    if (own) return next();
    throw new ApiProblem('forbidden_origin', { detail });
  };
