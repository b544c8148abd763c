import type { ApiMiddleware } from '#api/api-context.ts';

/**
 * Answers 404 where the target is no path: `*`, or a whole address as for a proxy. Koa would take
 * such an address apart, and throws where it is none, as in `GET http://[`.
 */
export const refuseNoPath =
  (security: Readonly<Record<string, string>>): ApiMiddleware =>
  (ctx, next) => {
    if (ctx.req.url?.startsWith('/')) return next();
    ctx.set({ ...security, 'X-Request-Id': ctx.state.requestId, 'Cache-Control': 'no-store' });
    ctx.status = 404;
    ctx.body = 'Not found';
  };
