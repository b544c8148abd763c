import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { ApiContext, ApiMiddleware } from '#api/http/api-context.ts';
import { routeName } from '#api/http/log-requests.ts';
import { traceContextOf } from '#api/http/trace-context.ts';
import type { Spans } from './spans.ts';

/**
 * A span for each request, with the same data as the log. It continues the trace of the caller's `traceparent`.
 * `tracestate` is ignored, because it may contain any text, and so is the caller's choice not to record.
 */
export const traceRequests =
  (spans: Spans): ApiMiddleware =>
  (ctx, next) =>
    spans.root(ctx.method, rootOptions(ctx), async (span) => {
      ctx.state.traceId = span.spanContext().traceId;
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

const rootOptions = (ctx: ApiContext) => ({
  kind: SpanKind.SERVER,
  caller: traceContextOf(ctx.get('traceparent')),
});
