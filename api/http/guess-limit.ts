import { secondsInMinute } from 'date-fns/constants';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { ApiContext } from './api-context.ts';
import type { ClientKey } from './client-address.ts';
import { type CreateCounter, rateLimited } from './rate-counter.ts';

const seconds = 10 * secondsInMinute;

/** Wrong tokens from one address, and from its network, in `seconds`. */
const wrongTokens = {
  address: { points: 20, seconds },
  network: { points: 100, seconds },
} as const;

/** Limits how many tokens a stranger can try; valid ones do not count. */
export interface GuessLimit {
  /** The result of `find`. Throws `rate_limited`, without a call of `find`, after too many misses. */
  guard<T>(
    ctx: Pick<ApiContext, 'req'>,
    find: () => Promise<T | undefined>,
  ): Promise<T | undefined>;
}

export function createGuessLimit(options: {
  enabled: boolean;
  counter: CreateCounter;
  clientKey: ClientKey;
}): GuessLimit {
  const { enabled, counter: createCounter, clientKey } = options;
  if (!enabled) return { guard: (_ctx, find) => find() };
  const counters = (['address', 'network'] as const).map((scope) => {
    return { scope, counter: createCounter(`guesses ${scope}`, wrongTokens[scope]) };
  });
  return {
    async guard(ctx, find) {
      for (const { scope, counter } of counters)
        await refuseFull(counter, clientKey(ctx.req, scope));
      const found = await find();
      if (found === undefined) {
        // Unlike `consume`, this counts past the limit without rejecting.
        for (const { scope, counter } of counters) await counter.penalty(clientKey(ctx.req, scope));
      }
      return found;
    },
  };
}

async function refuseFull(counter: RateLimiterAbstract, key: string): Promise<void> {
  const state = await counter.get(key);
  if (!state || state.consumedPoints < counter.points) return;
  throw rateLimited(Math.max(1, Math.ceil(state.msBeforeNext / 1000)));
}
