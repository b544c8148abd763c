import { REQUEST_MS } from './http/request-deadline.ts';

/** Longer than a request may take, so that a slow one is still answered. */
export const SHUTDOWN_MS = REQUEST_MS + 5_000;

/** The part of `process` that this needs. */
interface Stoppable {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): void;
}

/**
 * The first SIGTERM or SIGINT closes the server and exits with 0; a second one, an error, or
 * `SHUTDOWN_MS` without an end exits with 1.
 */
export function stopAtSignals(options: {
  process: Stoppable;
  close: () => Promise<void>;
  onError: (error: unknown) => void;
}): void {
  const { process, close, onError } = options;
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(1), SHUTDOWN_MS);
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          onError(error);
          process.exit(1);
        },
      );
    });
  }
}
