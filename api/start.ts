import { isIPv6 } from 'node:net';
import { createApp } from './app.ts';
import { createReadCounter, type ReadCounter } from './blog/read-counter.ts';
import type { Clock } from './clock.ts';
import { createContentReader } from './content/content-reader.ts';
import { presentEmbed } from './embed/present-embed.ts';
import type { Environment } from './env.ts';
import { type HttpServer, listen } from './http-server.ts';
import type { Logger } from './log/create-log.ts';
import { readBuild } from './metrics/build.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { BuiltFront } from './pages/built-front.ts';
import { createPages } from './pages/pages.ts';
import { noSamples, readSamples } from './samples/samples.ts';
import { openOwnerAccess } from './session/owner-access.ts';
import { type Disk, realDisk } from './store/json/disk.ts';
import { openJsonStore } from './store/json/json-store.ts';
import type { Store } from './store/store.ts';

export interface RunningServer {
  port: number;
  publicUrl: string;
  /** Set when the owner has no password yet. */
  setupToken: string | undefined;
  /** Answers running requests, then closes the store. */
  close(): Promise<void>;
}

/** Opens the store, then listens. Rejects, with nothing left open, when either can't be done. */
export async function start(options: {
  environment: Environment;
  clock: Clock;
  log: Logger;
  front: BuiltFront | undefined;
  /** A test's, which can refuse. */
  disk?: Disk;
}): Promise<RunningServer> {
  const { environment, clock, log, front, disk = realDisk } = options;
  const { host, trustProxy, rateLimit } = environment;
  const samples = environment.sampleContent ? await readSamples() : noSamples;
  const metrics = await metricsOf(environment, disk, front);
  const store = await openJsonStore({
    folder: environment.dataDir,
    samples,
    disk: metrics?.disk ?? disk,
    ...(metrics && { onAdded: metrics.recordAdded }),
  });
  metrics?.watch(store);
  const reads = createReadCounter(store, log);
  let server: HttpServer | undefined;
  try {
    const { setupToken } = await openOwnerAccess(store, environment.ownerPassword);
    server = await listen(environment);
    const publicUrl = environment.publicUrl ?? `http://${nameOf(host)}:${server.port}`;
    const embed = presentEmbed(publicUrl, front?.embed);
    const pages =
      front &&
      (await createPages(front, {
        origin: publicUrl,
        clock,
        read: createContentReader(store, embed, clock),
        onArticle: reads.count,
        storybook: environment.storybook,
        watch: metrics?.pages,
      }));
    const app = createApp({
      store,
      clock,
      log,
      publicUrl,
      trustProxy,
      rateLimit,
      setupToken,
      pages,
      embed,
      reads,
      tipsLlm: environment.tipsLlm,
      metrics,
    });
    server.answerWith(app.callback());
    return {
      port: server.port,
      publicUrl,
      setupToken,
      close: () => shutDown(server, reads, store),
    };
  } catch (error) {
    await shutDown(server, reads, store);
    throw error;
  }
}

/** Loads what they need only when somebody reads them. */
async function metricsOf(
  { metricsToken, dataDir }: Environment,
  disk: Disk,
  front: BuiltFront | undefined,
): Promise<Metrics | undefined> {
  if (!metricsToken) return undefined;
  const { createMetrics } = await import('./metrics/metrics.ts');
  return createMetrics({ token: metricsToken, dataDir, disk, build: readBuild(front?.dist) });
}

async function shutDown(
  server: HttpServer | undefined,
  reads: ReadCounter,
  store: Store,
): Promise<void> {
  await server?.drain();
  await reads.stop();
  await store.close();
}

/** How a browser on this machine reaches `host`. */
function nameOf(host: string): string {
  if (/^(0\.0\.0\.0|127\..*|::1?)$/.test(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}
