import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { TraceContext } from '#api/http/trace-context.ts';

/** Spans that know their parent through the asynchronous call context. */
export class Spans {
  readonly #current = new AsyncLocalStorage<Span>();
  readonly #tracer: Tracer;

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  /** Runs `work` in a span that starts a trace, or continues the caller's. */
  root<T>(
    name: string,
    { caller, ...options }: SpanOptions & { caller?: TraceContext | undefined },
    work: (span: Span) => Promise<T>,
  ): Promise<T> {
    const context = caller ? contextOf(caller) : ROOT_CONTEXT;
    return this.#run(this.#tracer.startSpan(name, options, context), work);
  }

  /** Runs `work` in a span of the current trace, or without a span if there is none. */
  child<T>(name: string, work: () => Promise<T>): Promise<T> {
    const parent = this.#current.getStore();
    if (!parent) return work();
    const context = trace.setSpan(ROOT_CONTEXT, parent);
    return this.#run(this.#tracer.startSpan(name, {}, context), work);
  }

  async #run<T>(span: Span, work: (span: Span) => Promise<T>): Promise<T> {
    try {
      return await this.#current.run(span, () => work(span));
    } catch (error) {
      // Only the class, because messages and stacks may repeat what a client sent.
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }
}

const contextOf = ({ traceId, parentId }: TraceContext) =>
  trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId: parentId,
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  });
