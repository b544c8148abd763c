import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { createArticleRenderer } from './blog/create-article-renderer.ts';
import { readNewSlug } from './blog/published-posts.ts';
import { createReadCounter } from './blog/read-counter.ts';
import { openCurrentBusiness } from './business/current-business.ts';
import {
  type BusyCalendarReader,
  createBusyCalendarReader,
} from './busy-calendars/busy-calendar-reader.ts';
import type { Clock } from './clock.ts';
import { presentEmbed } from './embed/present-embed.ts';
import type { Environment } from './env.ts';
import { createHealthMonitor } from './health/health-monitor.ts';
import { answerWhileStarting } from './http/answer-while-starting.ts';
import type { ApiContext } from './http/api-context.ts';
import { clientAddressBehind, createClientKey } from './http/client-address.ts';
import type { Logger } from './http/create-log.ts';
import { createGuessLimit } from './http/guess-limit.ts';
import { listen } from './http/http-server.ts';
import { createPublicPost } from './http/public-post.ts';
import type { FetchNetwork } from './http/public-request.ts';
import { createSessionCookie } from './http/session-cookie.ts';
import type { RenderMail } from './mail/load-mail-renderer.ts';
import { createThreadedTransport } from './mail/threaded-transport.ts';
import { metricsOf, paymentsOf, tracingOf } from './optional-parts.ts';
import { openOwnerAccess } from './owner/owner-access.ts';
import { createOwnerNotices, type OwnerNotices } from './owner/owner-notices.ts';
import type { BuiltFront } from './pages/built-front.ts';
import { createContentReader } from './pages/content-reader.ts';
import { createLinkedPages } from './pages/linked-pages.ts';
import { createPages } from './pages/pages.ts';
import { createSendPush } from './push/send-push.ts';
import type { Job } from './queues/job.ts';
import { shutDown } from './shut-down.ts';
import { startWorkers } from './start-workers.ts';
import { uploadFolderName } from './store/json/data-files.ts';
import { type Disk, realDisk } from './store/json/disk.ts';
import { openStore } from './store/open-store.ts';
import { noSamples, readSamples } from './store/sample-content.ts';
import type { Store } from './store/store.ts';
import { readUpload } from './uploads/read-upload.ts';
import { createWebhookSender } from './webhooks/webhook-sender.ts';

export interface RunningServer {
  /** The business's, at the start. */
  name: string;
  port: number;
  publicUrl: string;
  /** Set while the owner has no password. */
  setupToken: string | undefined;
  /** Answers running requests, then closes the store. */
  close(): Promise<void>;
}

/**
 * Listens, then opens the store: a database that is late is waited for, and calls are answered by 503 meanwhile.
 * Closes both again when it rejects.
 */
export async function start(options: {
  environment: Environment;
  clock: Clock;
  log: Logger;
  front: BuiltFront | undefined;
  /** Without it mails are plain text only. */
  renderMail?: RenderMail | undefined;
  /** For tests of failing writes. */
  disk?: Disk;
  /** For tests of calendars and webhooks; without it only public addresses are called. */
  network?: FetchNetwork | undefined;
  /**
   * For tests: milliseconds between two looks for mails, notifications, webhooks and releases that are due, and
   * before the first check of retention.
   */
  lookInterval?: number | undefined;
  /** Ends the wait for a database: `start` rejects. */
  signal?: AbortSignal;
}): Promise<RunningServer> {
  const { environment, clock, log, front, renderMail, disk = realDisk } = options;
  const { host, trustProxy, rateLimit } = environment;
  const samples = environment.sampleContent ? await readSamples(clock()) : noSamples;
  const metrics = await metricsOf(environment, disk, front);
  const tracing = await tracingOf(environment, log, front);
  const payments = await paymentsOf(environment);
  const server = await listen(environment);
  const opened = await openStore({
    environment,
    samples,
    log,
    disk: metrics?.disk ?? disk,
    onAdded: metrics?.recordAdded,
    waiting: {
      onWait(reason) {
        log.warn(`${reason}. Waiting for the database`);
        server.answerWith(answerWhileStarting('The database does not answer yet'));
      },
      signal: options.signal,
    },
  }).catch(async (error) => {
    // Requests that came in meanwhile are not answered any more.
    await server.drain(0);
    throw error;
  });
  const { shared, figures } = opened;
  metrics?.watch(opened.store, clock);
  if (figures) metrics?.watchDatabase(figures);
  const store = tracing?.store(opened.store) ?? opened.store;
  const clientKey = createClientKey({ trustProxy, secret: shared.clientSecret });
  const reads = createReadCounter({ store, log, clock, clientKey });
  const articles = createArticleRenderer(log);
  const { mail } = environment;
  const untraced =
    mail &&
    createThreadedTransport({
      mail,
      dist: renderMail && front?.dist,
      logLevel: environment.logLevel,
    });
  const transport = untraced && (tracing?.transport(untraced) ?? untraced);
  const health = createHealthMonitor({
    store,
    clock,
    log,
    isMailSetUp: mail !== undefined,
    folders: {
      records: environment.database ? undefined : environment.dataDir,
      pictures:
        environment.pictures.place === 'folder'
          ? join(environment.dataDir, uploadFolderName)
          : undefined,
    },
  });
  metrics?.watchHealth(health);
  const webhookSender = createWebhookSender({ clock, network: options.network });
  const jobs: Job[] = [];
  const senders: Job[] = [];
  const publicUrl = environment.publicUrl ?? `http://${localName(host)}:${server.port}`;
  let notices: OwnerNotices | undefined;
  let calendarReader: BusyCalendarReader | undefined;
  const close = () =>
    shutDown({
      server,
      store,
      reads,
      calendarReader,
      senders,
      notices,
      transport,
      jobs,
      tracing,
      health,
    });
  try {
    const business = await openCurrentBusiness({ store, clock, log });
    jobs.push(business);
    const sendPush = createSendPush(createPublicPost(options.network), business);
    const busyCalendars = createBusyCalendarReader({
      store,
      business,
      clock,
      log,
      network: options.network,
    });
    calendarReader = busyCalendars;
    notices = createOwnerNotices({ store, business, clock, mail: transport, sendPush, publicUrl });
    const { setupToken } = await openOwnerAccess(
      { store, business, setupTokens: shared.setupTokens },
      environment.ownerPassword,
    );
    // A full disk does not stop the start: pages are still served.
    await store.outbox.begin(clock()).catch((err) => {
      log.error({ err }, 'Messages begin with the next start');
    });
    const embed = presentEmbed(publicUrl, front?.embed);
    const guesses = createGuessLimit({ enabled: rateLimit, counter: shared.counter, clientKey });
    const pages =
      front &&
      (await createPages(front, {
        origin: publicUrl,
        business,
        clock,
        read: createContentReader({ store, business, articles, embed, clock }),
        onArticle: reads.count,
        newSlugOf: (slug) => readNewSlug(store, slug),
        linkedPage: createLinkedPages({
          store,
          business,
          clock,
          guesses,
          limited: rateLimit,
          canPayOnline: payments !== undefined,
        }),
        upload: (path) => readUpload(store, path),
        checkContent: environment.database && checkForOwner(store, publicUrl),
        storybook: environment.storybook,
        observer: metrics?.pages,
      }));
    if (pages) store.onContentChange(() => pages.clear());
    const app = createApp({
      store,
      business,
      clock,
      sampleContent: environment.sampleContent,
      log,
      publicUrl,
      shared,
      clientKey,
      clientAddress: clientAddressBehind(trustProxy),
      rateLimit,
      guesses,
      pages,
      embed,
      reads,
      articles,
      busyCalendars,
      webhookSender,
      mail: transport,
      renderMail,
      payments,
      sendPush,
      notices,
      health,
      tipsLlm: environment.tipsLlm,
      metrics,
      tracing,
    });
    server.answerWith(app.callback());
    const workers = startWorkers({
      jobs: shared.jobs,
      store,
      business,
      clock,
      log,
      transport,
      publicUrl,
      limitMails: rateLimit,
      onAttempt: metrics?.mailAttempted,
      busyCalendars,
      sendPush,
      webhookSender,
      payments,
      interval: options.lookInterval,
    });
    senders.push(...workers.senders);
    jobs.push(...workers.jobs);
    return {
      name: business.current().name,
      port: server.port,
      publicUrl,
      setupToken,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Compares the pages in memory with the database before the owner gets one, who may have saved through another
 * process a moment ago. Visitors wait for nothing. While the database is away, the owner gets them as they are.
 */
function checkForOwner(store: Store, publicUrl: string) {
  const cookie = createSessionCookie(publicUrl.startsWith('https:'));
  return (ctx: ApiContext) =>
    cookie.tokenHash(ctx) ? store.checkContent().catch(() => undefined) : undefined;
}

/** The host name under which a browser on this machine reaches `host`. */
function localName(host: string): string {
  if (/^(0\.0\.0\.0|127\..*|::1?)$/.test(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}
