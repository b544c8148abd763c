import type { Router } from '@koa/router';
import type { ArticleRenderer } from '#api/blog/create-article-renderer.ts';
import type { ReadCounter } from '#api/blog/read-counter.ts';
import type { CurrentBusiness } from '#api/business/current-business.ts';
import type { BusyCalendarReader } from '#api/busy-calendars/busy-calendar-reader.ts';
import type { DailyBookings } from '#api/calendar/daily-bookings.ts';
import type { Clock } from '#api/clock.ts';
import type { TestCalls } from '#api/embed/test-calls.ts';
import type { HealthMonitor } from '#api/health/health-monitor.ts';
import type { RenderMail } from '#api/mail/load-mail-renderer.ts';
import type { MailTransport } from '#api/mail/mail-transport.ts';
import type { AnswerTips } from '#api/maintenance/answer-tips.ts';
import type { Metrics } from '#api/metrics/metrics.ts';
import type { OwnerNotices } from '#api/owner/owner-notices.ts';
import type { SetupTokens } from '#api/owner/setup-tokens.ts';
import type { OnlinePayments } from '#api/payments/online-payments.ts';
import type { SendPush } from '#api/push/send-push.ts';
import type { Store } from '#api/store/store.ts';
import type { WebhookSender } from '#api/webhooks/webhook-sender.ts';
import type { ApiScope } from '#domain/api-keys/api-key.schema.ts';
import type { Business } from '#domain/business/business.ts';
import type { EmbedAddresses } from '#domain/embed/embed-addresses.ts';
import type { ApiMiddleware, ApiState } from './api-context.ts';
import type { ClientAddress } from './client-address.ts';
import type { DeviceCookie } from './device-cookie.ts';
import type { GuessLimit } from './guess-limit.ts';
import type { RateLimits } from './rate-limit.ts';
import type { SessionCookie } from './session-cookie.ts';

export type ApiRouter = Router<ApiState>;

/** Dependencies that the routes share. */
export interface RouteDependencies {
  store: Store;
  business: CurrentBusiness;
  clock: Clock;
  /** `SAMPLE_CONTENT`: content that the owner has not replaced yet is an example. */
  sampleContent: boolean;
  /** The origin that visitors see. */
  publicUrl: string;
  limits: RateLimits;
  guesses: GuessLimit;
  clientAddress: ClientAddress;
  /** Undefined for load tests; then open bookings are not limited either. */
  dailyBookings: DailyBookings | undefined;
  cookie: SessionCookie;
  deviceCookie: DeviceCookie;
  /** `requireSession`: requires the signed-in owner. */
  owner: ApiMiddleware;
  /** `requireOwnOrigin`: requires a call from our own pages. */
  ownOrigin: ApiMiddleware;
  /** `requireApiKey`: requires a program with an API key. */
  apiKey: ApiMiddleware;
  /** `requireOwnerOrKey`: requires the signed-in owner, or a program whose key has the scope. */
  ownerOrKey: (scope: ApiScope) => ApiMiddleware;
  setupTokens: SetupTokens;
  reads: ReadCounter;
  articles: ArticleRenderer;
  busyCalendars: Pick<BusyCalendarReader, 'read'>;
  webhookSender: WebhookSender;
  health: HealthMonitor;
  tips: AnswerTips;
  /** Undefined while mail is not set up. */
  mail: MailTransport | undefined;
  /** The HTML part of mails; undefined if it is not built. */
  renderMail: RenderMail | undefined;
  /** Undefined while online payment is not set up. */
  payments: OnlinePayments | undefined;
  sendPush: SendPush;
  notices: OwnerNotices;
  /** The HTML of a page for another business than the published one; undefined if the site is not built. */
  previewPage: (path: string, business: Business) => Promise<string | undefined>;
  embed: EmbedAddresses;
  /** Calls of widgets in test mode. */
  testCalls: TestCalls;
  metrics: Metrics | undefined;
}
