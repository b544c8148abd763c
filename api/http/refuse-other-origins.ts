import type { ApiMiddleware } from './api-context.ts';
import { ApiProblem } from './api-problem.ts';

/**
 * For calls of programs, which send no `Origin`: refuses pages of other sites, including those
 * whose host name was pointed at this server (DNS rebinding).
 */
export const refuseOtherOrigins =
  (publicUrl: string): ApiMiddleware =>
  (ctx, next) => {
    const origin = ctx.get('Origin');
    if (origin === '' || origin === publicUrl) return next();
    throw new ApiProblem('forbidden_origin', {
      detail: 'Call this address from a program, not from a web page.',
    });
  };
