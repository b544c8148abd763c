import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { ApiMiddleware } from '#api/http/api-context.ts';
import { routeName } from '#api/http/log-requests.ts';
import type { Spans } from './spans.ts';

/**
 * A trace for each request, with the same data as the log. A client's own `traceparent` is ignored,
 * because its `tracestate` may contain any text.
 */
export const traceRequests =
  (spans: Spans): ApiMiddleware =>
  (ctx, next) =>
    spans.root(ctx.method, { kind: SpanKind.SERVER }, async (span) => {
      // Koa answers an error that no layer below handles with 500.
      let status = 500;
      try {
        await next();
        status = ctx.res.statusCode;
      } finally {
        const route = routeName(ctx);
        const { requestId, problem } = ctx.state;
        span.updateName(`${ctx.method} ${route}`);
        span.setAttributes({
          'http.request.method': ctx.method,
          'http.route': route,
          'http.response.status_code': status,
          'inspection.request_id': requestId,
          ...(problem && { 'inspection.problem': problem }),
        });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      }
    });
