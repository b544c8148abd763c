import { pino } from 'pino';
import { createApp } from '#api/app.ts';
import { createArticleRenderer } from '#api/blog/create-article-renderer.ts';
import { createReadCounter } from '#api/blog/read-counter.ts';
import { openCurrentBusiness } from '#api/business/current-business.ts';
import { createBusyCalendarReader } from '#api/busy-calendars/busy-calendar-reader.ts';
import { presentEmbed } from '#api/embed/present-embed.ts';
import { readEnvironment } from '#api/env.ts';
import { createHealthMonitor } from '#api/health/health-monitor.ts';
import { createClientKey } from '#api/http/client-address.ts';
import { createLog } from '#api/http/create-log.ts';
import { listen } from '#api/http/http-server.ts';
import { createPublicPost } from '#api/http/public-post.ts';
import { openOwnerAccess } from '#api/owner/owner-access.ts';
import { createContentReader } from '#api/pages/content-reader.ts';
import { createSendPush } from '#api/push/send-push.ts';
import { realDisk } from '#api/store/json/disk.ts';
import { openStore } from '#api/store/open-store.ts';
import { noSamples, readSamples } from '#api/store/sample-content.ts';
import { readUpload } from '#api/uploads/read-upload.ts';
import { createWebhookSender } from '#api/webhooks/webhook-sender.ts';
import { createDevPages } from './dev-pages.ts';

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The server could not start.');
  process.exit(1);
}

/** Serves API, site, admin and widgets on one port, with reload on change. */
async function run(): Promise<void> {
  const environment = readEnvironment();
  const server = await listen(environment);
  const publicUrl = environment.publicUrl ?? `http://localhost:${server.port}`;
  const samples = environment.sampleContent ? await readSamples(new Date()) : noSamples;
  const log = createLog(environment.logLevel, pino.destination(1));
  const { store, shared } = await openStore({
    environment,
    samples,
    log,
    disk: realDisk,
    onAdded: undefined,
    waiting: { onWait: (reason) => log.warn(`${reason}. Waiting for the database`) },
  });

  // The widgets change with their sources, so there are no digests to pin them to.
  const embed = presentEmbed(publicUrl, undefined);
  const { trustProxy } = environment;
  const clientKey = createClientKey({ trustProxy, secret: shared.clientSecret });
  const clock = () => new Date();
  const articles = createArticleRenderer(log);
  const business = await openCurrentBusiness({ store, clock, log });
  const { setupToken } = await openOwnerAccess(
    { store, business, setupTokens: shared.setupTokens },
    environment.ownerPassword,
  );
  const read = createContentReader({ store, business, articles, embed });
  const busyCalendars = createBusyCalendarReader({ store, business, clock, log });
  const polling = shared.jobs.run('calendars', () => busyCalendars.poll());
  const { database, dataDir } = environment;
  const health = createHealthMonitor({
    store,
    clock,
    log,
    isMailSetUp: false,
    folders: { records: database ? undefined : dataDir },
  });
  const upload = (path: string) => readUpload(store, path);
  const pages = await createDevPages(server.node, publicUrl, read, upload);
  store.onContentChange(() => pages.clear());
  const app = createApp({
    store,
    business,
    health,
    articles,
    clock,
    sampleContent: environment.sampleContent,
    log,
    publicUrl,
    shared,
    clientKey,
    rateLimit: environment.rateLimit,
    pages,
    embed,
    reads: createReadCounter({ store, log, clock, clientKey }),
    busyCalendars,
    webhookSender: createWebhookSender({ clock }),
    sendPush: createSendPush(createPublicPost(), business),
    tipsLlm: environment.tipsLlm,
  });
  server.answerWith(app.callback());
  const access = setupToken ? `#setup=${setupToken}` : '';
  console.log(`Site ${publicUrl}, admin ${publicUrl}/admin${access}`);

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      void busyCalendars
        .stop()
        .then(() => polling.stop())
        .then(() => store.close())
        .then(() => process.exit(0));
    });
  }
}
