import type { Router } from '@koa/router';
import { createApp } from '#api/app.ts';
import { createArticleRenderer } from '#api/blog/create-article-renderer.ts';
import { createReadCounter } from '#api/blog/read-counter.ts';
import { presentEmbed } from '#api/embed/present-embed.ts';
import { createHealthMonitor } from '#api/health/health-monitor.ts';
import type { ApiState } from '#api/http/api-context.ts';
import { createClientKey } from '#api/http/client-address.ts';
import { createLog } from '#api/http/create-log.ts';
import { readBuild } from '#api/metrics/build.ts';
import { createMetrics } from '#api/metrics/metrics.ts';
import { createLocalState } from '#api/shared/local-state.ts';
import type { Store } from '#api/store/store.ts';
import { createWebhookSender } from '#api/webhooks/webhook-sender.ts';
import { fixedBusiness } from './fixed-business.ts';

/** Every route of the router, such as `GET /api/blog/posts/:post`. */
export function routesOf(store: Store): string[] {
  const log = createLog('silent');
  const publicUrl = 'http://localhost';
  const clock = () => new Date();
  const shared = createLocalState();
  const clientKey = createClientKey({ trustProxy: 0, secret: shared.clientSecret });
  const app = createApp({
    store,
    business: fixedBusiness(),
    log,
    publicUrl,
    clock,
    sampleContent: false,
    shared,
    clientKey,
    rateLimit: false,
    articles: createArticleRenderer(log),
    reads: createReadCounter({ store, log, clock, clientKey }),
    health: createHealthMonitor({ store, clock, log, isMailSetUp: false, folders: {} }),
    sendPush: () => Promise.reject(new Error('Nothing is sent')),
    busyCalendars: { read: async () => undefined },
    webhookSender: createWebhookSender({ clock }),
    embed: presentEmbed(publicUrl, undefined),
    metrics: createMetrics({
      token: 'any',
      files: undefined,
      build: readBuild(undefined),
    }),
  });
  const routers = app.middleware.flatMap((middleware) =>
    'router' in middleware ? [middleware.router as Router<ApiState>] : [],
  );
  return routers.flatMap(({ stack }) =>
    stack.flatMap(({ methods, path }) =>
      methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${String(path)}`),
    ),
  );
}
