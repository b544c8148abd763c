import { secondsInMinute } from 'date-fns/constants';
import { createRequestCounter } from '#api/contact/address-counts.ts';
import type { RequestLimits } from '#api/store/resources/contact-requests.ts';
import { requestLimits } from '#domain/inspection-request/request-limits.ts';
import type { ApiContext, ApiMiddleware } from './api-context.ts';
import { clientKey } from './client-address.ts';
import { consume, type RateLimit, rateCounter } from './rate-counter.ts';
import { createSignInLimit } from './sign-in-limit.ts';

/** Calls per address and window, in seconds. */
const perAddress = {
  writes: { points: 20, seconds: 10 * secondsInMinute },
  slots: { points: 120, seconds: secondsInMinute },
  tips: { points: 20, seconds: 10 * secondsInMinute },
};

/** A network (IPv4 /24, IPv6 /48) may make as many calls as so many addresses: offices and carriers share one. */
const ADDRESSES_PER_NETWORK = 10;

export interface RateLimits {
  writes: ApiMiddleware;
  slots: ApiMiddleware;
  tips: ApiMiddleware;
  signIn: ApiMiddleware;
  /** Of stored contact requests; undefined when limits are lifted. */
  requests: RequestLimits | undefined;
  /** Counts a contact request of the client until the result is called. Throws `RequestLimitError`. */
  countRequest(ctx: Pick<ApiContext, 'req'>, now: Date): () => void;
  /** Resets the counts of a client that gave the right password. */
  resetSignIn(ctx: ApiContext): Promise<void>;
}

/** `enabled: false`, for load tests, lifts all limits but those of password checks. */
export function createRateLimits(options: {
  enabled: boolean;
  trustProxy: number;
  /** The id of a device that has signed in before. */
  knownDevice: (ctx: ApiContext) => Promise<string | undefined>;
}): RateLimits {
  function perAddressLimit(limit: RateLimit): ApiMiddleware {
    if (!options.enabled) return pass;
    const { points, seconds } = limit;
    const addresses = rateCounter(limit);
    const networks = rateCounter({ points: points * ADDRESSES_PER_NETWORK, seconds });
    return async (ctx, next) => {
      await consume(addresses, clientKey(ctx.req, options.trustProxy));
      await consume(networks, clientKey(ctx.req, options.trustProxy, 'network'));
      return next();
    };
  }

  const signIn = createSignInLimit(options);
  const countRequest = createRequestCounter(options.trustProxy);

  return {
    requests: options.enabled ? requestLimits : undefined,
    countRequest: (ctx, now) => (options.enabled ? countRequest(ctx.req, now) : () => undefined),
    writes: perAddressLimit(perAddress.writes),
    slots: perAddressLimit(perAddress.slots),
    tips: perAddressLimit(perAddress.tips),
    signIn: signIn.limit,
    resetSignIn: signIn.reset,
  };
}

const pass: ApiMiddleware = (_ctx, next) => next();
