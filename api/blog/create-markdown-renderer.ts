import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { millisecondsInMinute } from 'date-fns/constants';

/**
 * Maximum milliseconds for one text. 200,000 characters of prose take 200; some texts would take
 * minutes, because parts of the parser are quadratic.
 */
export const RENDER_TIME_MAX = 2000;

/** Milliseconds after which an idle worker is ended, which frees about 30 MB. */
const IDLE_TIME = millisecondsInMinute;

/** Why a text has no HTML: nested too deeply, or too slow to render. */
export type Refusal = 'nesting' | 'time';

export type Rendering = { html: string } | { refused: Refusal };

/** Renders Markdown; rejects when the worker fails. */
export type MarkdownRenderer = (text: string) => Promise<Rendering>;

/**
 * Renders in a worker thread, one text after the other. Only a thread can be stopped inside a
 * regular expression, and the server keeps answering meanwhile.
 */
export function createMarkdownRenderer(): MarkdownRenderer {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function stop() {
    const stopped = worker;
    worker = undefined;
    await stopped?.terminate();
  }

  async function render(text: string): Promise<Rendering> {
    clearTimeout(idle);
    worker ??= await startWorker();
    worker.ref();
    try {
      const signal = AbortSignal.timeout(RENDER_TIME_MAX);
      worker.postMessage(text);
      const [rendering] = (await once(worker, 'message', { signal })) as [Rendering];
      worker.unref();
      idle = setTimeout(stop, IDLE_TIME).unref();
      return rendering;
    } catch (error) {
      await stop();
      if (error instanceof Error && error.name === 'AbortError') return { refused: 'time' };
      throw error;
    }
  }

  return (text) => {
    const rendering = last.then(() => render(text));
    last = rendering.catch(() => undefined);
    return rendering;
  };
}

/** Resolves once its code has loaded, so that this time does not count as rendering. */
async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('./markdown-worker.ts', import.meta.url));
  await once(worker, 'message');
  return worker;
}
