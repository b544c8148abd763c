import { randomBytes } from 'node:crypto';
import { MemoryRequestCounts } from '#api/contact/request-counts.ts';
import { createMemoryCounter } from '#api/http/rate-counter.ts';
import { MemorySetupTokens } from '#api/owner/setup-tokens.ts';
import { localJobs } from '#api/queues/job.ts';
import type { SharedState } from './shared-state.ts';

/** The state of the only process of a site: in memory, so that a restart forgets it. */
export const createLocalState = (): SharedState => ({
  clientSecret: randomBytes(32).toString('hex'),
  counter: createMemoryCounter,
  requestCounts: new MemoryRequestCounts(),
  setupTokens: new MemorySetupTokens(),
  jobs: localJobs,
});
