import { beforeEach, inject } from 'vitest';

/** `limited`: with rate limits. `signing`: the owner wants the agreement signed right after booking. */
type ApiOption = 'limited' | 'signing';

/** Starts a real API with an empty store. Returns its origin. */
export async function startOwnApi(option?: ApiOption): Promise<string> {
  const url = `${inject('startApiUrl')}${option ? `?${option}` : ''}`;
  return (await fetch(url, { method: 'POST' })).text();
}

/**
 * Starts an API before each test of the file, and again when a test is retried, so that no test
 * sees the bookings or requests of another. Returns a function that gives its origin while a test
 * runs.
 */
export function ownApiPerTest(): () => string {
  let origin = '';
  beforeEach(async () => {
    origin = await startOwnApi();
  });
  return () => origin;
}
