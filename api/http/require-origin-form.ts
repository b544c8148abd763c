import type { ApiMiddleware } from './api-context.ts';

/**
 * Answers 404 unless the request target is in origin form (RFC 9112 §3.2.1): not `*` and not an
 * absolute URL, which Koa would parse and throw if it is malformed, as in `GET http://[`.
 */
export const requireOriginForm =
  (security: Readonly<Record<string, string>>): ApiMiddleware =>
  (ctx, next) => {
    if (ctx.req.url?.startsWith('/')) return next();
    ctx.set({ ...security, 'X-Request-Id': ctx.state.requestId, 'Cache-Control': 'no-store' });
    ctx.status = 404;
    ctx.body = 'Not found';
  };
