import type { Router } from '@koa/router';
import type { ApiMiddleware, ApiState } from '#api/api-context.ts';
import type { ReadCounter } from '#api/blog/read-counter.ts';
import type { Clock } from '#api/clock.ts';
import type { Metrics } from '#api/metrics/metrics.ts';
import type { RateLimits } from '#api/middleware/rate-limit.ts';
import type { SessionCookie } from '#api/session/session-cookie.ts';
import type { Store } from '#api/store/store.ts';
import type { AnswerTips } from '#api/tips/answer-tips.ts';
import type { EmbedAddresses } from '#domain/embed/embed-addresses.ts';

export type ApiRouter = Router<ApiState>;

/** What routes are made of. */
export interface RouteParts {
  store: Store;
  clock: Clock;
  /** The origin that visitors see. */
  publicUrl: string;
  limits: RateLimits;
  cookie: SessionCookie;
  /** Only the signed-in owner gets past it. */
  owner: ApiMiddleware;
  /** Only our own pages get past it. */
  ownOrigin: ApiMiddleware;
  /** Allows the owner's first password to be set, once. */
  setupToken: string | undefined;
  /** Hears of each article that is read. */
  reads: ReadCounter;
  tips: AnswerTips;
  embed: EmbedAddresses;
  metrics: Metrics | undefined;
  /** To be called once content that pages show has been saved. */
  contentChanged: () => void;
}
