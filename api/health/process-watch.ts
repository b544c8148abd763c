import { monitorEventLoopDelay } from 'node:perf_hooks';
import { millisecondsInMinute } from 'date-fns/constants';
import type { ApiMiddleware } from '#api/http/api-context.ts';
import { routeName } from '#api/http/log-requests.ts';

/** Milliseconds between two samples of the event loop's delay, which each sample includes. */
const RESOLUTION = 20;

/** Minutes over which failed requests are counted. */
const WINDOW = 5;

/** Fewer requests than this say nothing about a share. */
const LEAST_REQUESTS = 20;

/** Asked by machines; a readiness of 503 is an answer, not a failure. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

interface Minute {
  requests: number;
  /** Answered with 5xx. */
  failed: number;
}

/** How this process has answered in the last minutes. */
export interface ProcessWatch {
  countRequests: ApiMiddleware;
  /** Seconds: of a hundred turns of the event loop in the last minute, 99 began with less delay. */
  loopDelay(): number;
  /** The share of the last five minutes’ requests that were answered with 5xx, from 0 to 1. */
  errorShare(): number;
  stop(): void;
}

export function watchProcess(): ProcessWatch {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  histogram.enable();
  let current: Minute = { requests: 0, failed: 0 };
  let minutes = [current];
  let lastDelay: number | undefined;

  const delay = () => Math.max(0, histogram.percentile(99) / 1e9 - RESOLUTION / 1000);
  const timer = setInterval(() => {
    lastDelay = delay();
    histogram.reset();
    current = { requests: 0, failed: 0 };
    minutes = [current, ...minutes].slice(0, WINDOW);
  }, millisecondsInMinute).unref();

  return {
    async countRequests(ctx, next) {
      // Koa answers an error that no layer below handles with 500.
      let status = 500;
      try {
        await next();
        status = ctx.res.statusCode;
      } finally {
        if (!probes.has(routeName(ctx))) {
          current.requests += 1;
          if (status >= 500) current.failed += 1;
        }
      }
    },
    loopDelay: () => lastDelay ?? delay(),
    errorShare() {
      const sum = (key: keyof Minute) => minutes.reduce((total, minute) => total + minute[key], 0);
      const requests = sum('requests');
      return requests < LEAST_REQUESTS ? 0 : sum('failed') / requests;
    },
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
