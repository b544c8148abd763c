import { secondsInMinute } from 'date-fns/constants';
import { RateLimiterMemory, RateLimiterQueue } from 'rate-limiter-flexible';
import type { ApiContext, ApiMiddleware } from './api-context.ts';
import { type AddressScope, clientKey } from './client-address.ts';
import { consume, rateCounter, rateLimited } from './rate-counter.ts';

const seconds = 15 * secondsInMinute;

/** Passwords that may be tried in `seconds`. */
const tries = {
  address: { points: 5, seconds },
  // Fewer than the queue below holds, so that one network cannot fill it.
  network: { points: 10, seconds },
  device: { points: 5, seconds },
};

/**
 * Password checks per second for all strangers together, so that many networks guess no faster than
 * one. Further checks wait in a queue, and are refused when it is full.
 */
const checks = { perSecond: 5, queueSize: 10 };

export interface SignInLimit {
  limit: ApiMiddleware;
  /** Resets the counts of a client that gave the right password. */
  reset(ctx: ApiContext): Promise<void>;
}

/**
 * Limits password checks. A device that has signed in before (`knownDevice` resolves to its id) has
 * counts and a queue of its own, so that strangers cannot lock the owner out:
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function createSignInLimit(options: {
  trustProxy: number;
  knownDevice: (ctx: ApiContext) => Promise<string | undefined>;
}): SignInLimit {
  const { trustProxy, knownDevice } = options;
  const addresses = rateCounter(tries.address);
  const networks = rateCounter(tries.network);
  const devices = rateCounter(tries.device);
  const [strangers, owners] = [checkQueue(), checkQueue()];
  const keyOf = (ctx: ApiContext, scope: AddressScope) => clientKey(ctx.req, trustProxy, scope);

  return {
    async limit(ctx, next) {
      const device = await knownDevice(ctx);
      if (device) {
        await consume(devices, device);
        await waitIn(owners);
      } else {
        await consume(addresses, keyOf(ctx, 'address'));
        await consume(networks, keyOf(ctx, 'network'));
        await waitIn(strangers);
      }
      return next();
    },
    async reset(ctx) {
      const device = await knownDevice(ctx);
      if (device) {
        await devices.delete(device);
      } else {
        await addresses.delete(keyOf(ctx, 'address'));
        await networks.delete(keyOf(ctx, 'network'));
      }
    },
  };
}

const checkQueue = () =>
  new RateLimiterQueue(new RateLimiterMemory({ points: checks.perSecond, duration: 1 }), {
    maxQueueSize: checks.queueSize,
  });

const waitIn = (queue: RateLimiterQueue) =>
  queue.removeTokens(1).catch(() => {
    throw rateLimited(checks.queueSize / checks.perSecond);
  });
