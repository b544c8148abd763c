import { secondsInMinute } from 'date-fns/constants';
import { RateLimiterQueue } from 'rate-limiter-flexible';
import type { SharedState } from '#api/shared/shared-state.ts';
import type { ApiContext, ApiMiddleware } from './api-context.ts';
import type { ClientKey } from './client-address.ts';
import { consume, createClientCounter, rateLimited } from './rate-counter.ts';

const seconds = 15 * secondsInMinute;

/** Password attempts allowed in `seconds`. */
export const passwordTries = {
  address: { points: 5, seconds },
  // Fewer than the queue below holds, so that one network cannot fill it.
  network: { points: 10, seconds },
  device: { points: 5, seconds },
};

/**
 * Password checks per second for all strangers together, so that many networks cannot guess faster
 * than one. Further checks wait in a queue, and are refused when it is full.
 */
const checks = { limit: { points: 5, seconds: 1 }, queueSize: 10 };

export interface SignInLimit {
  limit: ApiMiddleware;
  /** Resets the counts of a client that gave the right password. */
  reset(ctx: ApiContext): Promise<void>;
}

/**
 * Limits password checks. A device that has signed in before (`knownDevice` resolves to its id) has
 * its own counts and queue, so that strangers cannot lock the owner out:
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function createSignInLimit(options: {
  shared: SharedState;
  clientKey: ClientKey;
  knownDevice: (ctx: ApiContext) => Promise<string | undefined>;
}): SignInLimit {
  const { shared, clientKey, knownDevice } = options;
  const addresses = shared.counter('sign-in address', passwordTries.address);
  const networks = shared.counter('sign-in network', passwordTries.network);
  const countStranger = createClientCounter({ addresses, networks }, clientKey);
  const devices = shared.counter('sign-in device', passwordTries.device);
  const checkQueue = (name: string) =>
    new RateLimiterQueue(shared.counter(`checks of ${name}`, checks.limit), {
      maxQueueSize: checks.queueSize,
    });
  const [strangers, owners] = [checkQueue('strangers'), checkQueue('owners')];

  return {
    async limit(ctx, next) {
      const device = await knownDevice(ctx);
      if (device) {
        await consume(devices, device);
        await waitIn(owners);
      } else {
        await countStranger(ctx.req);
        await waitIn(strangers);
      }
      return next();
    },
    async reset(ctx) {
      const device = await knownDevice(ctx);
      if (device) {
        await devices.delete(device);
      } else {
        await addresses.delete(clientKey(ctx.req));
        await networks.delete(clientKey(ctx.req, 'network'));
      }
    },
  };
}

const waitIn = (queue: RateLimiterQueue) =>
  queue.removeTokens(1).catch(() => {
    throw rateLimited(checks.queueSize / checks.limit.points);
  });
