import { isIPv6 } from 'node:net';
import { appointmentView } from '#domain/booking/client-access.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { createApp } from './app.ts';
import { linkedBooking } from './appointments/appointment-link.ts';
import { createArticleRenderer } from './blog/create-article-renderer.ts';
import { readNewSlug } from './blog/published-posts.ts';
import { createReadCounter, type ReadCounter } from './blog/read-counter.ts';
import {
  type BusyCalendarReader,
  createBusyCalendarReader,
} from './busy-calendars/busy-calendar-reader.ts';
import type { Clock } from './clock.ts';
import { presentEmbed } from './embed/present-embed.ts';
import type { Environment } from './env.ts';
import type { Logger } from './http/create-log.ts';
import { createGuessLimit } from './http/guess-limit.ts';
import { type HttpServer, listen } from './http/http-server.ts';
import type { FetchNetwork } from './http/public-fetch.ts';
import type { RenderMail } from './mail/load-mail-renderer.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { type MailWorker, startMailWorker } from './mail/mail-worker.ts';
import { readBuild } from './metrics/build.ts';
import type { Metrics } from './metrics/metrics.ts';
import { openOwnerAccess } from './owner/owner-access.ts';
import type { BuiltFront } from './pages/built-front.ts';
import { createContentReader } from './pages/content-reader.ts';
import { createPages } from './pages/pages.ts';
import { type RetentionCheck, startRetentionCheck } from './privacy/retention-check.ts';
import { type Disk, realDisk } from './store/json/disk.ts';
import { openJsonStore } from './store/json/json-store.ts';
import { noSamples, readSamples } from './store/sample-content.ts';
import type { Store } from './store/store.ts';
import type { Tracing } from './tracing/tracing.ts';

export interface RunningServer {
  port: number;
  publicUrl: string;
  /** Set while the owner has no password. */
  setupToken: string | undefined;
  /** Answers running requests, then closes the store. */
  close(): Promise<void>;
}

/** Opens the store, then listens. Closes both again when it rejects. */
export async function start(options: {
  environment: Environment;
  clock: Clock;
  log: Logger;
  front: BuiltFront | undefined;
  /** Without it mails are plain text only. */
  renderMail?: RenderMail | undefined;
  /** For tests of failing writes. */
  disk?: Disk;
  /** For tests of calendars; without it only public addresses are read. */
  calendarNetwork?: FetchNetwork | undefined;
}): Promise<RunningServer> {
  const { environment, clock, log, front, renderMail, disk = realDisk } = options;
  const { host, trustProxy, rateLimit } = environment;
  const samples = environment.sampleContent ? await readSamples(businessToday(clock())) : noSamples;
  const metrics = await metricsOf(environment, disk, front);
  const tracing = await tracingOf(environment, log, front);
  const opened = await openJsonStore({
    folder: environment.dataDir,
    samples,
    disk: metrics?.disk ?? disk,
    ...(metrics && { onAdded: metrics.recordAdded }),
  });
  metrics?.watch(opened);
  const store = tracing?.store(opened) ?? opened;
  const reads = createReadCounter({ store, log, clock, trustProxy });
  const articles = createArticleRenderer(log);
  const busyCalendars = createBusyCalendarReader({
    store,
    clock,
    log,
    network: options.calendarNetwork,
  });
  const untraced = environment.mail && createMailTransport(environment.mail);
  const transport = untraced && (tracing?.transport(untraced) ?? untraced);
  const work: BackgroundWork = { reads, busyCalendars, tracing };
  let server: HttpServer | undefined;
  try {
    const { setupToken } = await openOwnerAccess(store, environment.ownerPassword);
    server = await listen(environment);
    const publicUrl = environment.publicUrl ?? `http://${localName(host)}:${server.port}`;
    // A full disk does not stop the start: pages are still served.
    await store.outbox.begin(clock()).catch((err) => {
      log.error({ err }, 'Messages begin with the next start');
    });
    work.mail =
      transport && startMailWorker({ store, clock, log, transport, publicUrl, renderMail });
    const embed = presentEmbed(publicUrl, front?.embed);
    const guesses = createGuessLimit({ enabled: rateLimit, trustProxy });
    const pages =
      front &&
      (await createPages(front, {
        origin: publicUrl,
        clock,
        read: createContentReader({ store, articles, embed, clock }),
        onArticle: reads.count,
        newSlugOf: (slug) => readNewSlug(store, slug),
        async appointment(ctx, token) {
          const now = clock();
          const booking = await guesses.guard(ctx, () => linkedBooking(store, token, now));
          return booking && appointmentView(booking, now);
        },
        storybook: environment.storybook,
        observer: metrics?.pages,
      }));
    const app = createApp({
      store,
      clock,
      log,
      publicUrl,
      trustProxy,
      rateLimit,
      guesses,
      setupToken,
      pages,
      embed,
      reads,
      articles,
      busyCalendars,
      mail: transport,
      renderMail,
      tipsLlm: environment.tipsLlm,
      metrics,
      tracing,
    });
    server.answerWith(app.callback());
    work.retention = startRetentionCheck(store, clock, log);
    return {
      port: server.port,
      publicUrl,
      setupToken,
      close: () => shutDown(server, work, store),
    };
  } catch (error) {
    await shutDown(server, work, store);
    throw error;
  }
}

/** Loads prom-client only when metrics are enabled. */
async function metricsOf(
  { metricsToken, dataDir }: Environment,
  disk: Disk,
  front: BuiltFront | undefined,
): Promise<Metrics | undefined> {
  if (!metricsToken) return undefined;
  const { createMetrics } = await import('./metrics/metrics.ts');
  return createMetrics({ token: metricsToken, dataDir, disk, build: readBuild(front?.dist) });
}

/** Loads OpenTelemetry only when traces are enabled. */
async function tracingOf(
  { tracesEndpoint }: Environment,
  log: Logger,
  front: BuiltFront | undefined,
): Promise<Tracing | undefined> {
  if (!tracesEndpoint) return undefined;
  const { createTracing } = await import('./tracing/tracing.ts');
  const { version } = readBuild(front?.dist);
  return createTracing({ endpoint: tracesEndpoint, version, log });
}

interface BackgroundWork {
  reads: ReadCounter;
  busyCalendars: BusyCalendarReader;
  retention?: RetentionCheck;
  mail?: MailWorker | undefined;
  tracing: Tracing | undefined;
}

async function shutDown(
  server: HttpServer | undefined,
  { reads, busyCalendars, retention, mail, tracing }: BackgroundWork,
  store: Store,
): Promise<void> {
  // While it drains, running mails end as well.
  await Promise.all([server?.drain(), mail?.stop()]);
  await busyCalendars.stop();
  await reads.stop();
  await retention?.stop();
  await store.close();
  await tracing?.stop();
}

/** The host name under which a browser on this machine reaches `host`. */
function localName(host: string): string {
  if (/^(0\.0\.0\.0|127\..*|::1?)$/.test(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}
