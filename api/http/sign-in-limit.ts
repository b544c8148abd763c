import { secondsInDay, secondsInMinute } from 'date-fns/constants';
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
 * Wrong codes of the second factor a day, of one known device, and of all strangers together: each guess is right with
 * a chance of 3 in a million, so that whoever has the password would need years. Recovery codes are not counted, because
 * nobody guesses one; so the owner gets in even when strangers have used up theirs.
 */
const wrongCodes = { points: 20, seconds: secondsInDay };

/**
 * Password checks per second for all strangers together, so that many networks cannot guess faster
 * than one. Further checks wait in a queue, and are refused when it is full.
 */
const checks = { limit: { points: 5, seconds: 1 }, queueSize: 10 };

export interface SignInLimit {
  limit: ApiMiddleware;
  /** Resets the counts of a client that gave the right password. */
  reset(ctx: ApiContext): Promise<void>;
  /** Counts a code as a wrong one; call the result if it is right. Rejects with `rate_limited`. */
  countCode(ctx: ApiContext): Promise<() => Promise<void>>;
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
  const codes = shared.counter('wrong codes', wrongCodes);
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
    async countCode(ctx) {
      const key = (await knownDevice(ctx)) ?? 'strangers';
      // Before the code is checked, so that concurrent calls do not get more tries.
      await consume(codes, key);
      return async () => void (await codes.reward(key));
    },
  };
}

const waitIn = (queue: RateLimiterQueue) =>
  queue.removeTokens(1).catch(() => {
    throw rateLimited(checks.queueSize / checks.limit.points);
  });
