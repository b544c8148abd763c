import { beforeEach, inject } from 'vitest';

/** Starts a real API with an empty store, with rate limits if it is `limited`. Returns its origin. */
export async function startOwnApi({ limited = false } = {}): Promise<string> {
  const url = `${inject('startApiUrl')}${limited ? '?limited' : ''}`;
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
