import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { business } from '#domain/business/business.ts';
import { ApiProblem } from './api-problem.ts';
import type { ClientKey, ClientRequest } from './client-address.ts';

/** Calls per key and window. */
export interface RateLimit {
  points: number;
  seconds: number;
}

/** A counter of the calls of each key; `name` is unique. */
export type CreateCounter = (name: string, limit: RateLimit) => RateLimiterAbstract;

/** Counts in this process only. */
export const createMemoryCounter: CreateCounter = (_name, { points, seconds }) =>
  new RateLimiterMemory({ points, duration: seconds });

/** Counts one call of `key`. Throws `rate_limited` past the limit. */
export async function consume(counter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await counter.consume(key);
  } catch (refusal) {
    // The library rejects with a plain result past the limit, and with an Error when it fails.
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw rateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
  }
}

/**
 * Counts one call of a client: of its address, and of the network around it. Throws `rate_limited` past one
 * of the limits. The network comes first, so that its addresses, of which it may have very many, take no
 * memory once it is refused; the calls of a refused address do not count against its neighbours.
 */
export async function consumeAsClient(
  counters: Readonly<Record<'addresses' | 'networks', RateLimiterAbstract>>,
  clientKey: ClientKey,
  request: ClientRequest,
): Promise<void> {
  const network = clientKey(request, 'network');
  await consume(counters.networks, network);
  try {
    await consume(counters.addresses, clientKey(request));
  } catch (error) {
    await counters.networks.reward(network);
    throw error;
  }
}

export function rateLimited(seconds: number): ApiProblem {
  const wait = seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new ApiProblem(
    'rate_limited',
    { detail: `Please try again in ${wait}, or call us at ${business.phone.display}.` },
    { 'Retry-After': String(seconds) },
  );
}
