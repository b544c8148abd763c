import type { ApiMiddleware } from '#api/api-context.ts';
import { ApiProblem } from '#api/problem/api-problem.ts';

/**
 * Refuses what another site's page makes the owner's browser send. A browser names the page in
 * `Origin`, or at least in `Sec-Fetch-Site`; without either nothing proves that it was ours.
 */
export const requireOwnOrigin =
  (publicUrl: string): ApiMiddleware =>
  (ctx, next) => {
    const origin = ctx.get('Origin');
    const own = origin ? origin === publicUrl : ctx.get('Sec-Fetch-Site') === 'same-origin';
    if (own) return next();
    throw new ApiProblem('forbidden_origin', { detail: `Open the admin at ${publicUrl}/admin.` });
  };
