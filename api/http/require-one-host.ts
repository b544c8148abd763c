import type { ApiMiddleware } from './api-context.ts';

/**
 * Answers 400 to a request with several `Host` headers (RFC 9112 §3.2), because Node takes the
 * first one and a proxy may have taken the last. Node itself refuses HTTP/1.1 without any.
 */
export const requireOneHost =
  (security: Readonly<Record<string, string>>): ApiMiddleware =>
  (ctx, next) => {
    if ((ctx.req.headersDistinct['host']?.length ?? 0) < 2) return next();
    ctx.set({
      ...security,
      'X-Request-Id': ctx.state.requestId,
      'Cache-Control': 'no-store',
      Connection: 'close',
    });
    ctx.status = 400;
    ctx.body = 'Bad request';
  };
