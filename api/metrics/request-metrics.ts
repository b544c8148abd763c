import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { ApiMiddleware } from '#api/http/api-context.ts';
import { routeName } from '#api/http/log-requests.ts';

/** Seconds: from answers from memory to tips of a language model. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The others share one label, because each of Node's thirty methods would be a separate series. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts and times requests by the pattern of their route. */
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
  const inFlight = new Gauge({
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
    inFlight.inc();
    ctx.res.once('close', () => inFlight.dec());
    // Koa answers an error that no layer below handles with 500.
    let status = 500;
    try {
      await next();
      status = ctx.res.statusCode;
    } finally {
      const route = routeName(ctx);
      const method = methods.has(ctx.method) ? ctx.method : 'other';
      answered.inc({ method, route, status });
      seconds.observe({ method, route }, (performance.now() - started) / 1000);
      if (ctx.state.problem) problems.inc({ code: ctx.state.problem, route });
    }
  };
}
