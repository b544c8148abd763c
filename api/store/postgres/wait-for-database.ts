import { setTimeout as pause } from 'node:timers/promises';
import { ConfigurationError } from '#api/configuration-error.ts';
import { StoreUnavailableError } from '../store-unavailable-error.ts';
import { mayComeYet, reasonWithRemedy } from './connection-refusals.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;
const REPORT_MS = 10_000;

export interface Waiting {
  /** Called when the database cannot be opened yet, and again every ten seconds. */
  onWait(reason: string): void;
  /** Ends the waiting: `waitForDatabase` rejects. */
  signal?: AbortSignal | undefined;
}

/**
 * Repeats `open` until the database at `place` is there. Without `waiting` there is one attempt.
 *
 * @throws ConfigurationError if waiting does not help: a wrong password, an unknown database, a migration that fails.
 */
export async function waitForDatabase(
  open: () => Promise<void>,
  place: string,
  waiting: Waiting | undefined,
): Promise<void> {
  let reported = Number.NEGATIVE_INFINITY;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await open();
    } catch (cause) {
      const reason = `PostgreSQL at ${place}: ${reasonWithRemedy(cause as Error)}`;
      if (!mayComeYet(cause)) throw new ConfigurationError(reason, { cause });
      if (!waiting) throw new StoreUnavailableError(reason, { cause });
      if (performance.now() - reported >= REPORT_MS) {
        waiting.onWait(reason);
        reported = performance.now();
      }
    }
    await pause(pauseMs, undefined, { signal: waiting.signal });
  }
}
