import type { RequestCounts } from '#api/contact/request-counts.ts';
import type { CreateCounter } from '#api/http/rate-counter.ts';
import type { SetupTokens } from '#api/owner/setup-tokens.ts';
import type { Jobs } from '#api/queues/job.ts';

/** What the processes of one site have in common besides the records of the store. */
export interface SharedState {
  /** The secret from which `createClientKey` makes the keys of clients; the same in all processes. */
  readonly clientSecret: string;
  readonly counter: CreateCounter;
  readonly requestCounts: RequestCounts;
  readonly setupTokens: SetupTokens;
  readonly jobs: Jobs;
}
