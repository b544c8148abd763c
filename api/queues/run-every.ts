import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import type { Logger } from '#api/http/create-log.ts';
import type { Job } from './job.ts';

interface Repeated {
  /** Milliseconds before the first run; without it, as soon as the rest of the start is done. */
  delay?: number;
  /** Milliseconds from the end of a run to the next one. */
  interval: number;
  run(stopping: AbortSignal): Promise<void>;
  log: Logger;
  /** What the log says of a run that failed. The next one tries again. */
  failure: string;
}

/** Runs again and again by a timer, never twice at a time. `stop` waits for the current run. */
export function runEvery({ delay, interval, run, log, failure }: Repeated): Job {
  const stopping = new AbortController();
  const { signal } = stopping;

  const wait = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

  async function repeat(): Promise<void> {
    await (delay === undefined ? setImmediate() : wait(delay));
    while (!signal.aborted) {
      try {
        await run(signal);
      } catch (err) {
        log.warn({ err }, failure);
      }
      await wait(interval);
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
