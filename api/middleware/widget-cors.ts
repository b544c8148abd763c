import type { ApiMiddleware } from '#api/api-context.ts';

const DAY_IN_SECONDS = 86_400;

/**
 * Lets widgets on any page make the calls of `paths`: without cookies, so nothing of the owner's is
 * within reach, and with readable failures. All other calls answer to our own pages only.
 */
export function widgetCors(paths: Readonly<Record<string, string>>): ApiMiddleware {
  return (ctx, next) => {
    const methods = Object.hasOwn(paths, ctx.path) ? paths[ctx.path] : undefined;
    // The owner's calls may share a path with a widget's.
    if (!methods || !['OPTIONS', 'HEAD', methods].includes(ctx.method)) return next();

    ctx.set({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'X-Request-Id, Retry-After',
    });
    if (ctx.method !== 'OPTIONS' || !ctx.get('Access-Control-Request-Method')) return next();

    ctx.state.route = `${ctx.path} (preflight)`;
    ctx.status = 204;
    ctx.set({
      'Access-Control-Allow-Methods': methods,
      'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
      'Access-Control-Max-Age': String(DAY_IN_SECONDS),
    });
  };
}
