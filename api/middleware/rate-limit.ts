import { RateLimiterMemory, RateLimiterQueue, RateLimiterRes } from 'rate-limiter-flexible';
import type { ApiContext, ApiMiddleware } from '#api/api-context.ts';
import { ApiProblem } from '#api/problem/api-problem.ts';
import { business } from '#domain/business/business.ts';
import { clientKey } from './client-address.ts';

const MINUTE = 60;

/** Calls per address; `seconds` is the length of the window. */
const perAddress = {
  writes: { points: 20, seconds: 10 * MINUTE },
  slots: { points: 120, seconds: MINUTE },
  tips: { points: 20, seconds: 10 * MINUTE },
  signIn: { points: 5, seconds: 15 * MINUTE },
};

/**
 * Password checks a second, all addresses together. What comes too fast waits in line, and what
 * finds the line full is sent away, so many addresses guess no faster than this. During such an
 * attack that may be the owner too, who gets in by trying again.
 */
const passwordChecks = { perSecond: 5, waiting: 10 };

export interface RateLimits {
  writes: ApiMiddleware;
  slots: ApiMiddleware;
  tips: ApiMiddleware;
  signIn: ApiMiddleware;
  /** Gives an address its tries back once it has shown the right password. */
  forgiveSignIn(ctx: Pick<ApiContext, 'req'>): Promise<void>;
}

/** Not `enabled`, for load tests, lifts the limits of writes, slots and tips; guessing stays slow. */
export function createRateLimits(options: { enabled: boolean; trustProxy: number }): RateLimits {
  const keyOf = (ctx: Pick<ApiContext, 'req'>) => clientKey(ctx.req, options.trustProxy);
  const limiter = ({ points, seconds }: { points: number; seconds: number }) =>
    new RateLimiterMemory({ points, duration: seconds });
  function perAddressLimit(limit: { points: number; seconds: number }): ApiMiddleware {
    if (!options.enabled) return pass;
    const counter = limiter(limit);
    return async (ctx, next) => {
      await consume(counter, keyOf(ctx));
      return next();
    };
  }

  const signIns = limiter(perAddress.signIn);
  const checks = new RateLimiterQueue(
    new RateLimiterMemory({ points: passwordChecks.perSecond, duration: 1 }),
    { maxQueueSize: passwordChecks.waiting },
  );

  return {
    writes: perAddressLimit(perAddress.writes),
    slots: perAddressLimit(perAddress.slots),
    tips: perAddressLimit(perAddress.tips),
    async signIn(ctx, next) {
      await consume(signIns, keyOf(ctx));
      await checks.removeTokens(1).catch(() => {
        throw rateLimited(passwordChecks.waiting / passwordChecks.perSecond);
      });
      return next();
    },
    async forgiveSignIn(ctx) {
      await signIns.delete(keyOf(ctx));
    },
  };
}

const pass: ApiMiddleware = (_ctx, next) => next();

async function consume(counter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await counter.consume(key);
  } catch (refusal) {
    // The library rejects with a plain result when the limit is passed, with an Error otherwise.
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw rateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
  }
}

function rateLimited(seconds: number): ApiProblem {
  const wait = seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new ApiProblem(
    'rate_limited',
    { detail: `Please try again in ${wait}, or call us at ${business.phone.display}.` },
    { 'Retry-After': String(seconds) },
  );
}
