import { randomUUID } from 'node:crypto';
import type { ApiContext, ApiMiddleware, RouteContext } from './api-context.ts';
import type { Logger } from './create-log.ts';
import { traceContextOf } from './trace-context.ts';

/** The route's name in log and metrics, from a bounded set of values. */
export const routeName = (ctx: ApiContext): string =>
  ctx.state.route ?? String((ctx as RouteContext)._matchedRoute ?? 'unknown');

/**
 * Gives each request an id and logs one line about it, without personal data: no address, query,
 * body or client. A client's own `X-Request-Id` is ignored, because it could forge log lines; of its `traceparent`
 * only the trace's id is logged.
 */
export const logRequests =
  (log: Logger): ApiMiddleware =>
  async (ctx, next) => {
    const started = performance.now();
    const { state } = ctx;
    state.requestId = randomUUID();
    const traceId = state.traceId ?? traceContextOf(ctx.get('traceparent'))?.traceId;
    state.log = log.child({ requestId: state.requestId, ...(traceId && { traceId }) });
    await next();
    state.log.info({
      method: ctx.method,
      route: routeName(ctx),
      status: ctx.res.statusCode,
      ms: Math.round((performance.now() - started) * 100) / 100,
    });
  };
