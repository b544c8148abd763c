import { vi } from 'vitest';

const WAIT_MS = 10_000;

/** Vitest gives up after a second and has no setting for it: a busy machine is slow, not wrong. */
function waitLonger(waitFor: typeof vi.waitFor) {
  const longer: typeof waitFor = (check, options = WAIT_MS) =>
    waitFor(check, typeof options === 'number' ? options : { timeout: WAIT_MS, ...options });
  return Object.assign(longer, { isLonger: true });
}

// Test files that share a process share `vi` too.
if (!('isLonger' in vi.waitFor)) vi.waitFor = waitLonger(vi.waitFor);
