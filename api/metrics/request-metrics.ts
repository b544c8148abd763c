import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { ApiMiddleware } from '#api/api-context.ts';
import { routeOf } from '#api/middleware/observe.ts';

/** Seconds; most answers come from memory, a write waits for the disk, tips for a language model. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Anybody can send any of the thirty that Node knows; each would be a series of its own. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts and times what is answered, by patterns of routes and never by addresses. */
export function requestMetrics(registry: Registry): ApiMiddleware {
  const registers = [registry];
  const answered = new Counter({
    name: 'inspection_http_requests_total',
    help: 'Requests answered, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'inspection_http_request_duration_seconds',
    help: 'Time from the headers of a request to its answer, without sending it.',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  });
  const underWay = new Gauge({
    name: 'inspection_http_requests_in_flight',
    help: 'Requests whose answer has not been sent whole.',
    registers,
  });
  const problems = new Counter({
    name: 'inspection_problems_total',
    help: 'Calls answered with a problem, by its code and the route.',
    labelNames: ['code', 'route'],
    registers,
  });

  return async (ctx, next) => {
    const started = performance.now();
    underWay.inc();
    ctx.res.once('close', () => underWay.dec());
    // What no layer below answers is answered by Koa itself, with 500.
    let status = 500;
    try {
      await next();
      status = ctx.res.statusCode;
    } finally {
      const route = routeOf(ctx);
      const method = methods.has(ctx.method) ? ctx.method : 'other';
      answered.inc({ method, route, status });
      seconds.observe({ method, route }, (performance.now() - started) / 1000);
      if (ctx.state.problem) problems.inc({ code: ctx.state.problem, route });
    }
  };
}
