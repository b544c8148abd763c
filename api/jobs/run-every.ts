import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import type { Logger } from '#api/http/create-log.ts';
import type { Job } from './job.ts';

interface Repeated {
  /** Milliseconds from the end of a run to the next one. */
  interval: number;
  run(stopping: AbortSignal): Promise<void>;
  log: Logger;
  /** What the log says of a run that failed. The next one tries again. */
  failure: string;
}

/** Runs soon and then by a timer, never twice at a time. `stop` waits for the current run. */
export function runEvery({ interval, run, log, failure }: Repeated): Job {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function repeat(): Promise<void> {
    // After the rest of the server's start: among tens of thousands of records a run takes a while.
    await setImmediate();
    while (!signal.aborted) {
      try {
        await run(signal);
      } catch (err) {
        log.warn({ err }, failure);
      }
      await pause(interval, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  const repeating = repeat();
  return {
    stop() {
      stopping.abort();
      return repeating;
    },
  };
}
