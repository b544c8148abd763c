import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';

/** Spans that know their parent through the asynchronous call context. */
export class Spans {
  readonly #current = new AsyncLocalStorage<Span>();
  readonly #tracer: Tracer;

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  /** Runs `work` in a span that starts a trace. */
  root<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
    return this.#run(this.#tracer.startSpan(name, options, ROOT_CONTEXT), work);
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
