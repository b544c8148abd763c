import { secondsInDay } from 'date-fns/constants';
import type { ApiMiddleware } from './api-context.ts';

/**
 * Allows cross-origin calls of `paths` with their method, so that widgets work on any page. Without
 * credentials, so that the owner's session is out of reach. All other calls are same-origin only.
 */
export function widgetCors(paths: Readonly<Record<string, string>>): ApiMiddleware {
  return (ctx, next) => {
    const method = Object.hasOwn(paths, ctx.path) ? paths[ctx.path] : undefined;
    // A call for the owner may share its path with a widget's call.
    if (!method || !['OPTIONS', 'HEAD', method].includes(ctx.method)) return next();

    ctx.set({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'X-Request-Id, Retry-After',
    });
    if (ctx.method !== 'OPTIONS' || !ctx.get('Access-Control-Request-Method')) return next();

    ctx.state.route = `${ctx.path} (preflight)`;
    ctx.status = 204;
    ctx.set({
      'Access-Control-Allow-Methods': method,
      'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
      'Access-Control-Max-Age': String(secondsInDay),
    });
  };
}
