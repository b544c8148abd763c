import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { ApiMiddleware } from '#api/http/api-context.ts';
import type { Logger } from '#api/http/create-log.ts';
import type { MailTransport } from '#api/mail/mail-transport.ts';
import type { Store } from '#api/store/store.ts';
import { Spans } from './spans.ts';
import { traceRequests } from './trace-requests.ts';
import { tracedStore } from './traced-store.ts';
import { tracedTransport } from './traced-transport.ts';

/** Milliseconds that a collector has for one batch of spans. */
const EXPORT_MS = 5_000;

/** Milliseconds that a shutdown waits for a collector. */
const STOP_MS = 1_000;

/** Traces for an OpenTelemetry collector. No span contains what a client sent. */
export interface Tracing {
  traceRequests: ApiMiddleware;
  store(store: Store): Store;
  transport(transport: MailTransport): MailTransport;
  /** Sends the remaining spans, for at most a second. */
  stop(): Promise<void>;
}

/**
 * Sends spans in batches to `endpoint` with `/v1/traces` appended, as OTLP over HTTP in JSON. A collector that
 * fails costs spans and one warning, never a request.
 */
export function createTracing(options: {
  endpoint: string;
  version: string;
  log: Logger;
}): Tracing {
  const { endpoint, version, log } = options;
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: EXPORT_MS,
  });
  const provider = new TracerProvider({
    // Not the default resource, which identifies the program by its command line.
    resource: resourceFromAttributes({
      'service.name': 'inspection',
      'service.version': version,
      'service.instance.id': randomUUID(),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: warnOfFailures(exporter, log) })],
  });
  const spans = new Spans(provider.getTracer('inspection', version));
  return {
    traceRequests: traceRequests(spans),
    store: (store) => tracedStore(store, spans),
    transport: (transport) => tracedTransport(transport, spans),
    async stop() {
      const ended = provider.shutdown().catch(() => undefined);
      await Promise.race([ended, pause(STOP_MS, undefined, { ref: false })]);
    },
  };
}

/** The same exporter, with a warning for the first of several failures in a row. */
function warnOfFailures(exporter: SpanExporter, log: Logger): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && !isFailing) log.warn({ err: result.error }, 'Traces are not accepted');
        isFailing = result.error !== undefined;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
