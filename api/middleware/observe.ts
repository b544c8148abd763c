import { randomUUID } from 'node:crypto';
import type { ApiContext, ApiMiddleware, RouteContext } from '#api/api-context.ts';
import type { Logger } from '#api/log/create-log.ts';

/** How log and metrics name what was asked for. Of a bounded number of values. */
export const routeOf = (ctx: ApiContext): string =>
  ctx.state.route ?? String((ctx as RouteContext)._matchedRoute ?? 'unknown');

/**
 * Numbers each request and logs one line about it: no address, query, body or client, for those are
 * personal data. The number is always ours; one from outside could forge log lines.
 */
export const observe =
  (log: Logger): ApiMiddleware =>
  async (ctx, next) => {
    const started = performance.now();
    const { state } = ctx;
    state.log = log;
    state.requestId = randomUUID();
    await next();
    log.info({
      requestId: state.requestId,
      method: ctx.method,
      route: routeOf(ctx),
      status: ctx.res.statusCode,
      ms: Math.round((performance.now() - started) * 100) / 100,
    });
  };
