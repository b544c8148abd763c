import { Router } from '@koa/router';
import Koa from 'koa';
import type { EmbedAddresses } from '#domain/embed/embed-addresses.ts';
import type { ApiMiddleware, ApiState, RouteContext } from './api-context.ts';
import type { ReadCounter } from './blog/read-counter.ts';
import type { Clock } from './clock.ts';
import { serveUploads } from './images/serve-uploads.ts';
import type { Logger } from './log/create-log.ts';
import type { Metrics } from './metrics/metrics.ts';
import { observe } from './middleware/observe.ts';
import { createRateLimits } from './middleware/rate-limit.ts';
import { refuseNoPath } from './middleware/refuse-no-path.ts';
import { apiHeaders, securityHeaders } from './middleware/security-headers.ts';
import { takeWholeRequest } from './middleware/take-whole-request.ts';
import { widgetCors } from './middleware/widget-cors.ts';
import type { Pages } from './pages/pages.ts';
import { answerProblems } from './problem/answer-problems.ts';
import { ApiProblem } from './problem/api-problem.ts';
import { availabilityRoutes } from './routes/availability/availability.routes.ts';
import { backupRoutes } from './routes/backup/backup.routes.ts';
import { blogRoutes } from './routes/blog/blog.routes.ts';
import { imagesRoutes } from './routes/blog/images.routes.ts';
import { ownPostsRoutes } from './routes/blog/own-posts.routes.ts';
import { bookingsRoutes } from './routes/bookings/bookings.routes.ts';
import { calendarRoutes } from './routes/calendar/calendar.routes.ts';
import { calendarFeedRoutes } from './routes/calendar-feed/calendar-feed.routes.ts';
import { contactRoutes } from './routes/contact/contact.routes.ts';
import { contactRequestsRoutes } from './routes/contact-requests/contact-requests.routes.ts';
import { dashboardRoutes } from './routes/dashboard/dashboard.routes.ts';
import { embedRoutes } from './routes/embed/embed.routes.ts';
import { healthRoutes } from './routes/health/health.routes.ts';
import { maintenanceRoutes } from './routes/maintenance/maintenance.routes.ts';
import { METRICS_PATH, metricsRoutes } from './routes/metrics/metrics.routes.ts';
import { ownerRoutes } from './routes/owner/owner.routes.ts';
import { partnersRoutes } from './routes/partners/partners.routes.ts';
import { promotionsRoutes } from './routes/promotions/promotions.routes.ts';
import { reviewsRoutes } from './routes/reviews/reviews.routes.ts';
import type { RouteParts } from './routes/route-parts.ts';
import { sessionRoutes } from './routes/session/session.routes.ts';
import { sessionsRoutes } from './routes/sessions/sessions.routes.ts';
import { requireOwnOrigin } from './session/require-own-origin.ts';
import { requireSession } from './session/require-session.ts';
import { createSessionCookie } from './session/session-cookie.ts';
import type { Store } from './store/store.ts';
import { createAnswerTips } from './tips/answer-tips.ts';
import { createAskLlm, type LlmOptions } from './tips/ask-llm.ts';

export interface AppOptions {
  store: Store;
  clock: Clock;
  log: Logger;
  /** The origin that visitors see. */
  publicUrl: string;
  /** Number of proxies in front whose `X-Forwarded-For` entry counts. */
  trustProxy: number;
  rateLimit: boolean;
  setupToken?: string | undefined;
  /** Hears of each article that is read. */
  reads: ReadCounter;
  /** A language model that is asked for maintenance tips first. */
  tipsLlm?: LlmOptions | undefined;
  /** Where partners' pages load the widgets from. */
  embed: EmbedAddresses;
  /** Site, admin and widgets. Without them only the API answers. */
  pages?: Pages | undefined;
  /** Without them nothing is counted, and there is no `/metrics`. */
  metrics?: Metrics | undefined;
}

/** The calls that widgets make from other sites' pages, and how. */
const widgetCalls = {
  '/api/contact': 'POST',
  '/api/calendar/slots': 'GET',
  '/api/calendar/days': 'GET',
  '/api/calendar/book': 'POST',
  '/api/reviews': 'GET',
  '/api/promotions': 'GET',
  '/api/maintenance/tips': 'POST',
};

/** The whole server as a Koa app. Never listens. */
export function createApp(options: AppOptions): Koa<ApiState> {
  const { store, clock, log, publicUrl, pages, metrics } = options;
  const cookie = createSessionCookie(publicUrl.startsWith('https:'));
  const router = apiRouter({
    store,
    clock,
    publicUrl,
    cookie,
    limits: createRateLimits({ enabled: options.rateLimit, trustProxy: options.trustProxy }),
    owner: requireSession(store, cookie, clock),
    ownOrigin: requireOwnOrigin(publicUrl),
    setupToken: options.setupToken,
    reads: options.reads,
    embed: options.embed,
    contentChanged: () => pages?.clear(),
    tips: createAnswerTips(options.tipsLlm && createAskLlm(options.tipsLlm)),
    metrics,
  });

  const app = new Koa<ApiState>();
  app.on('error', (err: Error & { headerSent?: boolean }) => {
    // With the answer under way it is a client that hung up, else a fault in the layers below.
    if (err.headerSent) log.debug({ err });
    else log.error({ err });
  });
  if (metrics) app.use(metrics.countRequests);
  app.use(observe(log));
  app.use(takeWholeRequest);
  const security = securityHeaders(publicUrl);
  app.use(refuseNoPath(security));
  app.use(serveUploads(store, security));
  if (pages) app.use(metrics ? except(METRICS_PATH, pages.middleware) : pages.middleware);
  app.use(apiHeaders(security));
  app.use(widgetCors(widgetCalls));
  app.use(answerProblems);
  app.use(router.routes());
  app.use(refuseUnknown);
  return app;
}

function apiRouter(parts: RouteParts): Router<ApiState> {
  // Exact paths only: a lenient match would go past what is decided by path elsewhere.
  const router = new Router<ApiState>({ sensitive: true, strict: true });
  contactRoutes(router, parts);
  calendarRoutes(router, parts);
  availabilityRoutes(router, parts);
  calendarFeedRoutes(router, parts);
  contactRequestsRoutes(router, parts);
  dashboardRoutes(router, parts);
  bookingsRoutes(router, parts);
  sessionRoutes(router, parts);
  sessionsRoutes(router, parts);
  ownerRoutes(router, parts);
  backupRoutes(router, parts);
  blogRoutes(router, parts);
  ownPostsRoutes(router, parts);
  imagesRoutes(router, parts);
  reviewsRoutes(router, parts);
  promotionsRoutes(router, parts);
  partnersRoutes(router, parts);
  maintenanceRoutes(router, parts);
  embedRoutes(router, parts);
  healthRoutes(router, parts);
  metricsRoutes(router, parts);
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
