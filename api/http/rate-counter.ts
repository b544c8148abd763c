import { minutesInHour, secondsInMinute } from 'date-fns/constants';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ProblemWords } from '#domain/problem/problem-words.en.ts';
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

/** What a limit leaves to a client. */
export interface RateState {
  /** Calls until the limit. */
  remaining: number;
  /** Whole seconds until all calls are allowed again. */
  seconds: number;
}

/** Counts one call of `key`. Throws `rate_limited` past the limit. */
export async function consume(counter: RateLimiterAbstract, key: string): Promise<RateState> {
  const { isRefused, ...state } = await count(counter, key);
  if (isRefused) throw rateLimited(state.seconds);
  return state;
}

async function count(
  counter: RateLimiterAbstract,
  key: string,
): Promise<RateState & { isRefused: boolean }> {
  try {
    return { ...stateOf(await counter.consume(key)), isRefused: false };
  } catch (refusal) {
    // Past the limit the library rejects with a plain result; if it fails, with an Error.
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { ...stateOf(refusal), isRefused: true };
  }
}

const stateOf = (result: RateLimiterRes): RateState => ({
  remaining: Math.max(0, result.remainingPoints),
  seconds: secondsOf(result),
});

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

/**
 * Counts calls by the client's address and by its network. The result throws `rate_limited` past
 * one of the limits. Addresses of a refused network are not counted, because there may be enough of
 * them to fill the memory. What is left is the address's, or the network's if that is less.
 */
export function createClientCounter(
  counters: Readonly<Record<'addresses' | 'networks', RateLimiterAbstract>>,
  clientKey: ClientKey,
): (request: ClientRequest) => Promise<RateState> {
  const refused = new RateLimiterMemory({ points: 1, duration: 0 });
  return async (request) => {
    const network = clientKey(request, 'network');
    const block = await refused.get(network);
    if (block) throw rateLimited(secondsOf(block));
    const ofAddress = await consume(counters.addresses, clientKey(request));
    const { isRefused, ...ofNetwork } = await count(counters.networks, network);
    if (!isRefused) return ofNetwork.remaining < ofAddress.remaining ? ofNetwork : ofAddress;
    await refused.block(network, ofNetwork.seconds);
    throw rateLimited(ofNetwork.seconds);
  };
}

function waitText(seconds: number, words: ProblemWords): string {
  if (seconds < secondsInMinute) return words.seconds(seconds);
  const minutes = Math.ceil(seconds / secondsInMinute);
  return minutes < 120 ? words.minutes(minutes) : words.hours(Math.ceil(minutes / minutesInHour));
}

export function rateLimited(seconds: number): ApiProblem {
  return new ApiProblem(
    'rate_limited',
    { detail: (words) => words.tryAgainIn(waitText(seconds, words)) },
    { 'Retry-After': String(seconds) },
  );
}
