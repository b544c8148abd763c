import type { RequestCounts } from '#api/contact/request-counts.ts';
import type { CreateCounter } from '#api/http/rate-counter.ts';
import type { SetupTokens } from '#api/owner/setup-tokens.ts';
import type { Jobs } from '#api/queues/job.ts';

/** What the processes of one site have in common besides the records of the store. */
export interface SharedState {
  /** Of the keys of clients (`createClientKey`), which all processes have to agree on. */
  readonly clientSecret: string;
  readonly counter: CreateCounter;
  readonly requestCounts: RequestCounts;
  readonly setupTokens: SetupTokens;
  readonly jobs: Jobs;
}
