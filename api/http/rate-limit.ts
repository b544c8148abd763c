import { secondsInMinute } from 'date-fns/constants';
import type { SharedState } from '#api/shared/shared-state.ts';
import type { RequestLimits } from '#api/store/resources/contact-requests.ts';
import { requestLimits } from '#domain/inspection-request/request-limits.ts';
import type { ApiContext, ApiMiddleware, RouteContext } from './api-context.ts';
import type { ClientKey } from './client-address.ts';
import { consume, createClientCounter, type RateLimit } from './rate-counter.ts';
import { withRateFields } from './rate-fields.ts';
import { createSignInLimit } from './sign-in-limit.ts';
import { StreamedAnswers } from './streamed-answers.ts';

/** Calls per address and window, in seconds. */
export const callsPerAddress = {
  writes: { points: 20, seconds: 10 * secondsInMinute },
  slots: { points: 120, seconds: secondsInMinute },
  tips: { points: 20, seconds: 10 * secondsInMinute },
};

/** Calls with unknown API keys, per address. */
const wrongKeys = { points: 20, seconds: 10 * secondsInMinute };

/** Events with a wrong signature, per address. */
const forgeries = { points: 20, seconds: 10 * secondsInMinute };

/** Calls of one API key, wherever they come from. */
const perKey = { points: 120, seconds: secondsInMinute };

/** Backups of one API key: each reads and compresses everything. */
const backupsPerKey = { points: 6, seconds: 60 * secondsInMinute };

/**
 * Files that are read while they are sent: reports, backups, exports. PostgreSQL gives two megabytes of each at a time,
 * and the kernel holds up to four for a client that does not read. Viewers of PDFs read one report in several parts.
 */
const downloads = { all: 32, perClient: 12 };

/** How often the owner is told of subscriptions of one API key, and of calendar addresses. */
const toldSubscriptions = { points: 1, seconds: 60 * secondsInMinute };

/** A network (IPv4 /24, IPv6 /48) counts as this many addresses: offices and carriers share one. */
const ADDRESSES_PER_NETWORK = 10;

export interface RateLimits {
  /** False for load tests; then neither calls nor their effects are limited. */
  enabled: boolean;
  writes: ApiMiddleware;
  slots: ApiMiddleware;
  tips: ApiMiddleware;
  signIn: ApiMiddleware;
  /**
   * Counts a streamed answer while it is open; to be called before its file is opened. Throws `rate_limited` past what one
   * session, API key or link may have, from whatever addresses.
   */
  countDownload(ctx: RouteContext): void;
  /** Counts a call with an unknown API key, as the middlewares count theirs. */
  countWrongKey(ctx: Pick<ApiContext, 'req'>): Promise<void>;
  /** Counts an event with a wrong signature. Rejects with `rate_limited`. */
  countForgery(ctx: Pick<ApiContext, 'req'>): Promise<void>;
  /** Counts a call of the API key with this id, and says in headers what is left. Rejects with `rate_limited`. */
  countKeyCall(ctx: ApiContext, id: string): Promise<void>;
  /** Counts a backup of the API key with this id. Rejects with `rate_limited`. */
  countKeyBackup(id: string): Promise<void>;
  /** Whether the API key with this id, or the calendar feed, has begun to read nothing else for an hour. */
  isFirstSubscription(id: string): Promise<boolean>;
  /** Limits of stored contact requests; undefined when limits are disabled. */
  requests: RequestLimits | undefined;
  /**
   * Counts a contact request of the client's address and network; the result undoes that. Rejects
   * with `RequestLimitError`.
   */
  countRequest(ctx: Pick<ApiContext, 'req'>, now: Date): Promise<() => Promise<void>>;
  /** Resets the counts of a client that gave the right password. */
  resetSignIn(ctx: ApiContext): Promise<void>;
  /** Counts a code as a wrong one; call the result if it is right. Rejects with `rate_limited`. */
  countCode(ctx: ApiContext): Promise<() => Promise<void>>;
}

/** `enabled: false`, for load tests, disables all limits except those of passwords and codes. */
export function createRateLimits(options: {
  enabled: boolean;
  shared: SharedState;
  clientKey: ClientKey;
  /** The id of a device that has signed in before. */
  knownDevice: (ctx: ApiContext) => Promise<string | undefined>;
  /** The id of the valid API key that a call sends. */
  sentKey: (ctx: ApiContext) => Promise<string | undefined>;
}): RateLimits {
  const { enabled, shared, clientKey } = options;

  function clientCounter(name: string, { points, seconds }: RateLimit) {
    const addresses = shared.counter(`${name} address`, { points, seconds });
    const networks = shared.counter(`${name} network`, {
      points: points * ADDRESSES_PER_NETWORK,
      seconds,
    });
    return createClientCounter({ addresses, networks }, clientKey);
  }

  function perAddressLimit(name: keyof typeof callsPerAddress): ApiMiddleware {
    const limit = callsPerAddress[name];
    const countClient = clientCounter(name, limit);
    return async (ctx, next) => {
      if (!enabled) return next();
      const key = await options.sentKey(ctx);
      if (key === undefined) await withRateFields(ctx, name, limit, () => countClient(ctx.req));
      else await countKeyCall(ctx, key);
      return next();
    };
  }

  const countWrongKey = clientCounter('wrong keys', wrongKeys);
  const countForgery = clientCounter('forged events', forgeries);
  const keyCalls = shared.counter('api key', perKey);
  const countKeyCall = async (ctx: ApiContext, id: string) => {
    if (enabled) await withRateFields(ctx, 'key', perKey, () => consume(keyCalls, id));
  };
  const keyBackups = shared.counter('api key backups', backupsPerKey);

  const told = shared.counter('told subscriptions', toldSubscriptions);
  const { all } = downloads;
  const perClient = enabled ? downloads.perClient : all;
  const streamed = new StreamedAnswers({ all, perClient });

  const signIn = createSignInLimit(options);

  return {
    enabled,
    async countWrongKey(ctx) {
      if (enabled) await countWrongKey(ctx.req);
    },
    async countForgery(ctx) {
      if (enabled) await countForgery(ctx.req);
    },
    countKeyCall,
    async countKeyBackup(id) {
      if (enabled) await consume(keyBackups, id);
    },
    isFirstSubscription: async (id) => !enabled || (await told.penalty(id)).consumedPoints === 1,
    requests: enabled ? requestLimits : undefined,
    async countRequest(ctx, now) {
      if (!enabled) return async () => undefined;
      const counted = (['address', 'network'] as const).map((scope) => {
        return { key: `${scope} ${clientKey(ctx.req, scope)}`, limit: requestLimits[scope] };
      });
      return shared.requestCounts.add(counted, now);
    },
    writes: perAddressLimit('writes'),
    slots: perAddressLimit('slots'),
    tips: perAddressLimit('tips'),
    signIn: signIn.limit,
    countDownload: (ctx) => streamed.add(ctx.res, holderOf(ctx)),
    resetSignIn: signIn.reset,
    countCode: signIn.countCode,
  };
}

/** Who may read a file: the session, the API key, or whoever has the link. */
function holderOf({ state: { session, apiKey }, params }: RouteContext): string {
  const holder = session?.tokenHash ?? apiKey?.id ?? params['token'];
  if (holder === undefined) throw new Error('Nothing shows who may read this file');
  return holder;
}
