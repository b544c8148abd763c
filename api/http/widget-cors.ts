import { secondsInDay } from 'date-fns/constants';
import type { ApiMiddleware } from './api-context.ts';

type Methods = readonly ('GET' | 'POST')[];

/**
 * Allows cross-origin calls of `routes` with their methods, so that widgets work on any page. Without
 * credentials, so that the owner's session is out of reach. All other calls are same-origin only.
 *
 * @param routes by path; a part such as `:token` matches any text without a slash
 */
export function widgetCors(routes: Readonly<Record<string, Methods>>): ApiMiddleware {
  const known = Object.entries(routes).map(([route, methods]) => ({
    route,
    methods,
    pattern: new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`),
  }));
  return (ctx, next) => {
    const called = known.find(({ pattern }) => pattern.test(ctx.path));
    // A call for the owner may share its path with a widget's call.
    if (!called || !['OPTIONS', 'HEAD', ...called.methods].includes(ctx.method)) return next();

    ctx.set({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'X-Request-Id, Retry-After, RateLimit, RateLimit-Policy',
    });
    if (ctx.method !== 'OPTIONS' || !ctx.get('Access-Control-Request-Method')) return next();

    ctx.state.route = `${called.route} (preflight)`;
    ctx.status = 204;
    ctx.set({
      'Access-Control-Allow-Methods': called.methods.join(', '),
      'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
      'Access-Control-Max-Age': String(secondsInDay),
    });
  };
}
