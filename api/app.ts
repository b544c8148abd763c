import { Router } from '@koa/router';
import Koa from 'koa';
import type { EmbedAddresses } from '#domain/embed/embed-addresses.ts';
import { agentsRoutes } from './agents/agents.routes.ts';
import { bookingAgentRoutes } from './agents/booking-agent.routes.ts';
import { agreementTemplatesRoutes } from './agreements/agreement-templates.routes.ts';
import { bookingAgreementRoutes } from './agreements/booking-agreement.routes.ts';
import { clientAgreementRoutes } from './agreements/client-agreement.routes.ts';
import { apiKeysRoutes } from './api-keys/api-keys.routes.ts';
import { appointmentsRoutes } from './appointments/appointments.routes.ts';
import { availabilityRoutes } from './availability/availability.routes.ts';
import { backupRoutes } from './backup/backup.routes.ts';
import { adminPostsRoutes } from './blog/admin-posts.routes.ts';
import { blogRoutes } from './blog/blog.routes.ts';
import type { ArticleRenderer } from './blog/create-article-renderer.ts';
import type { ReadCounter } from './blog/read-counter.ts';
import { bookingLimitsRoutes } from './booking-limits/booking-limits.routes.ts';
import { bookingsRoutes } from './bookings/bookings.routes.ts';
import { onlineBookingsRoutes } from './bookings/online-bookings.routes.ts';
import { businessRoutes } from './business/business.routes.ts';
import { businessFileRoutes } from './business/business-file.routes.ts';
import { businessHistoryRoutes } from './business/business-history.routes.ts';
import type { CurrentBusiness } from './business/current-business.ts';
import { previewRoutes } from './business/preview.routes.ts';
import { priceListRoutes } from './business/price-lists.routes.ts';
import type { BusyCalendarReader } from './busy-calendars/busy-calendar-reader.ts';
import { busyCalendarsRoutes } from './busy-calendars/busy-calendars.routes.ts';
import { calendarRoutes } from './calendar/calendar.routes.ts';
import { calendarFeedRoutes } from './calendar/calendar-feed.routes.ts';
import { createDailyBookings } from './calendar/daily-bookings.ts';
import type { Clock } from './clock.ts';
import { connectionsRoutes } from './connections/connections.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { contactFormRoutes } from './contact/contact-form.routes.ts';
import { contactRequestsRoutes } from './contact-requests/contact-requests.routes.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { embedRoutes } from './embed/embed.routes.ts';
import { createTestCalls } from './embed/test-calls.ts';
import { healthRoutes } from './health/health.routes.ts';
import type { HealthMonitor } from './health/health-monitor.ts';
import { holdRoutes } from './hold/hold.routes.ts';
import { answerProblems } from './http/answer-problems.ts';
import type { ApiMiddleware, ApiState, RouteContext } from './http/api-context.ts';
import { ApiProblem } from './http/api-problem.ts';
import { type ClientAddress, type ClientKey, clientAddressBehind } from './http/client-address.ts';
import type { Logger } from './http/create-log.ts';
import { createDeviceCookie } from './http/device-cookie.ts';
import { drainRequestBody } from './http/drain-request-body.ts';
import { createGuessLimit, type GuessLimit } from './http/guess-limit.ts';
import { limitDatabaseTime } from './http/limit-database-time.ts';
import { logRequests } from './http/log-requests.ts';
import { createRateLimits } from './http/rate-limit.ts';
import { requireApiKey, requireOwnerOrKey, sentKeyId } from './http/require-api-key.ts';
import { requireOneHost } from './http/require-one-host.ts';
import { requireOriginForm } from './http/require-origin-form.ts';
import { requireOwnOrigin } from './http/require-own-origin.ts';
import { requireSession } from './http/require-session.ts';
import type { RouteDependencies } from './http/route-dependencies.ts';
import { apiHeaders, securityHeaders } from './http/security-headers.ts';
import { createSessionCookie } from './http/session-cookie.ts';
import { widgetCors } from './http/widget-cors.ts';
import { jobSettingsRoutes } from './jobs/job-settings.routes.ts';
import { jobsRoutes } from './jobs/jobs.routes.ts';
import type { RenderMail } from './mail/load-mail-renderer.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import { createAnswerTips } from './maintenance/answer-tips.ts';
import { createAskLlm, type LlmOptions } from './maintenance/ask-llm.ts';
import { maintenanceRoutes } from './maintenance/maintenance.routes.ts';
import { mcpRoutes } from './mcp/mcp.routes.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import { METRICS_PATH, metricsRoutes } from './metrics/metrics.routes.ts';
import type { Metrics } from './metrics/metrics.ts';
import { moneyRoutes } from './money/money.routes.ts';
import { openApiRoutes } from './openapi/openapi.routes.ts';
import { ownerRoutes } from './owner/owner.routes.ts';
import { createOwnerNotices, type OwnerNotices } from './owner/owner-notices.ts';
import { passwordResetRoutes } from './owner/password-reset.routes.ts';
import type { Pages } from './pages/pages.ts';
import { partnersRoutes } from './partners/partners.routes.ts';
import type { OnlinePayments } from './payments/online-payments.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { receiptsRoutes } from './payments/receipts.routes.ts';
import { placesRoutes } from './places/places.routes.ts';
import { serviceAreaRoutes } from './places/service-area.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { promotionsRoutes } from './promotions/promotions.routes.ts';
import { pushRoutes } from './push/push.routes.ts';
import type { SendPush } from './push/send-push.ts';
import { quoteRoutes } from './quote/quote.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { sessionRoutes } from './sessions/session.routes.ts';
import { sessionsRoutes } from './sessions/sessions.routes.ts';
import { setupGuideRoutes } from './setup-guide/setup-guide.routes.ts';
import type { SharedState } from './shared/shared-state.ts';
import type { Store } from './store/store.ts';
import type { Tracing } from './tracing/tracing.ts';
import { serveUploads } from './uploads/serve-uploads.ts';
import { uploadsRoutes } from './uploads/uploads.routes.ts';
import { webhookDeliveriesRoutes } from './webhooks/webhook-deliveries.routes.ts';
import type { WebhookSender } from './webhooks/webhook-sender.ts';
import { webhooksRoutes } from './webhooks/webhooks.routes.ts';

export interface AppOptions {
  store: Store;
  business: CurrentBusiness;
  clock: Clock;
  sampleContent: boolean;
  log: Logger;
  /** The origin that visitors see. */
  publicUrl: string;
  shared: SharedState;
  clientKey: ClientKey;
  /** By default the socket's. */
  clientAddress?: ClientAddress | undefined;
  rateLimit: boolean;
  /** Counts wrong tokens in links, shared with the pages; by default the API has its own. */
  guesses?: GuessLimit | undefined;
  reads: ReadCounter;
  articles: ArticleRenderer;
  busyCalendars: Pick<BusyCalendarReader, 'read'>;
  webhookSender: WebhookSender;
  /** Undefined while mail is not set up. */
  mail?: MailTransport | undefined;
  renderMail?: RenderMail | undefined;
  /** Undefined while online payment is not set up. */
  payments?: OnlinePayments | undefined;
  sendPush: SendPush;
  /** By default they are sent by `mail` and `sendPush`, and no shutdown waits for them. */
  notices?: OwnerNotices | undefined;
  health: HealthMonitor;
  /** The language model for maintenance tips; without it the rule base answers. */
  tipsLlm?: LlmOptions | undefined;
  /** The addresses from which partners' pages load the widgets. */
  embed: EmbedAddresses;
  /** Site, admin and widgets; without it only the API answers. */
  pages?: Pages | undefined;
  /** Without it there is no `/metrics`. */
  metrics?: Metrics | undefined;
  /** Without it there are no traces. */
  tracing?: Tracing | undefined;
}

/** The methods of each call that widgets make from pages of other sites. */
const widgetCalls = {
  '/api/contact': ['POST'],
  '/api/calendar/slots': ['GET'],
  '/api/calendar/days': ['GET'],
  '/api/calendar/next-slot': ['GET'],
  '/api/calendar/book': ['POST'],
  // Whoever calls it has the link, which the confirmation of the booking shows.
  '/api/appointments/:token/agreement': ['GET', 'POST'],
  '/api/service-area': ['GET'],
  '/api/reviews': ['GET'],
  '/api/promotions': ['GET'],
  '/api/maintenance/tips': ['POST'],
} as const;

/** The whole server as a Koa app; it does not listen. */
export function createApp(options: AppOptions): Koa<ApiState> {
  const { store, clock, log, publicUrl, shared, clientKey, pages, metrics } = options;
  const secure = publicUrl.startsWith('https:');
  const cookie = createSessionCookie(secure);
  const deviceCookie = createDeviceCookie(secure);
  const limits = createRateLimits({
    enabled: options.rateLimit,
    shared,
    clientKey,
    async knownDevice(ctx) {
      const passwordHash = await store.ownerPasswordHash();
      return passwordHash && deviceCookie.deviceId(ctx, passwordHash, clock());
    },
    sentKey: (ctx) => sentKeyId(ctx, store),
  });
  const owner = requireSession(store, cookie, clock);
  const apiKey = requireApiKey({ store, clock, limits });
  const dependencies: RouteDependencies = {
    store,
    business: options.business,
    clock,
    sampleContent: options.sampleContent,
    publicUrl,
    cookie,
    deviceCookie,
    limits,
    clientAddress: options.clientAddress ?? clientAddressBehind(0),
    guesses:
      options.guesses ??
      createGuessLimit({ enabled: options.rateLimit, counter: shared.counter, clientKey }),
    dailyBookings: options.rateLimit ? createDailyBookings(shared.counter, clientKey) : undefined,
    owner,
    apiKey,
    ownerOrKey: requireOwnerOrKey(owner, apiKey),
    ownOrigin: requireOwnOrigin(publicUrl),
    setupTokens: shared.setupTokens,
    reads: options.reads,
    articles: options.articles,
    busyCalendars: options.busyCalendars,
    webhookSender: options.webhookSender,
    mail: options.mail,
    renderMail: options.renderMail,
    payments: options.payments,
    sendPush: options.sendPush,
    notices: options.notices ?? createOwnerNotices({ ...options, mail: options.mail }),
    previewPage: async (path, business) => pages?.preview(path, business),
    embed: options.embed,
    health: options.health,
    testCalls: createTestCalls(store),
    tips: createAnswerTips(options.tipsLlm && createAskLlm(options.tipsLlm), options.business),
    metrics,
  };
  const router = apiRouter(dependencies);
  if (pages) contactFormRoutes(router, dependencies, pages);

  const app = new Koa<ApiState>();
  app.on('error', (err: Error & { headerSent?: boolean }) => {
    // Once headers are sent, the usual cause is a client that disconnected.
    if (err.headerSent) log.debug({ err });
    else log.error({ err });
  });
  app.use(options.health.countRequests);
  if (metrics) app.use(metrics.countRequests);
  if (options.tracing) app.use(options.tracing.traceRequests);
  app.use(logRequests(log));
  app.use(drainRequestBody);
  app.use(limitDatabaseTime);
  const security = securityHeaders(publicUrl);
  app.use(requireOneHost(security));
  app.use(requireOriginForm(security));
  app.use(serveUploads(store, { security, clientKey }));
  if (pages) app.use(metrics ? except(METRICS_PATH, pages.middleware) : pages.middleware);
  app.use(apiHeaders(security));
  app.use(widgetCors(widgetCalls));
  app.use(answerProblems(options.business));
  app.use(router.routes());
  app.use(refuseUnknown);
  return app;
}

function apiRouter(dependencies: RouteDependencies): Router<ApiState> {
  // Exact paths only: CORS and pages decide by exact path as well.
  const router = new Router<ApiState>({ sensitive: true, strict: true });
  contactRoutes(router, dependencies);
  quoteRoutes(router, dependencies);
  calendarRoutes(router, dependencies);
  serviceAreaRoutes(router, dependencies);
  placesRoutes(router, dependencies);
  availabilityRoutes(router, dependencies);
  bookingLimitsRoutes(router, dependencies);
  calendarFeedRoutes(router, dependencies);
  busyCalendarsRoutes(router, dependencies);
  connectionsRoutes(router, dependencies);
  webhooksRoutes(router, dependencies);
  webhookDeliveriesRoutes(router, dependencies);
  contactRequestsRoutes(router, dependencies);
  dashboardRoutes(router, dependencies);
  messagesRoutes(router, dependencies);
  onlineBookingsRoutes(router, dependencies);
  bookingsRoutes(router, dependencies);
  appointmentsRoutes(router, dependencies);
  agentsRoutes(router, dependencies);
  bookingAgentRoutes(router, dependencies);
  paymentsRoutes(router, dependencies);
  jobsRoutes(router, dependencies);
  jobSettingsRoutes(router, dependencies);
  reportsRoutes(router, dependencies);
  moneyRoutes(router, dependencies);
  receiptsRoutes(router, dependencies);
  clientAgreementRoutes(router, dependencies);
  bookingAgreementRoutes(router, dependencies);
  agreementTemplatesRoutes(router, dependencies);
  sessionRoutes(router, dependencies);
  sessionsRoutes(router, dependencies);
  pushRoutes(router, dependencies);
  ownerRoutes(router, dependencies);
  passwordResetRoutes(router, dependencies);
  secondFactorRoutes(router, dependencies);
  apiKeysRoutes(router, dependencies);
  backupRoutes(router, dependencies);
  blogRoutes(router, dependencies);
  adminPostsRoutes(router, dependencies);
  uploadsRoutes(router, dependencies);
  reviewsRoutes(router, dependencies);
  promotionsRoutes(router, dependencies);
  partnersRoutes(router, dependencies);
  businessRoutes(router, dependencies);
  businessFileRoutes(router, dependencies);
  businessHistoryRoutes(router, dependencies);
  priceListRoutes(router, dependencies);
  previewRoutes(router, dependencies);
  setupGuideRoutes(router, dependencies);
  holdRoutes(router, dependencies);
  privacyRoutes(router, dependencies);
  maintenanceRoutes(router, dependencies);
  embedRoutes(router, dependencies);
  mcpRoutes(router, dependencies);
  openApiRoutes(router, dependencies);
  healthRoutes(router, dependencies);
  metricsRoutes(router, dependencies);
  return router;
}

const except =
  (path: string, middleware: ApiMiddleware): ApiMiddleware =>
  (ctx, next) =>
    ctx.path === path ? next() : middleware(ctx, next);

const refuseUnknown: ApiMiddleware = (ctx) => {
  const methods = new Set((ctx as RouteContext).matched?.flatMap((layer) => layer.methods));
  if (methods.size === 0) throw new ApiProblem('not_found');
  throw new ApiProblem('method_not_allowed', {}, { Allow: [...methods].join(', ') });
};
