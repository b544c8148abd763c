import { pino } from 'pino';
import { createApp } from '#api/app.ts';
import { createReadCounter } from '#api/blog/read-counter.ts';
import { createContentReader } from '#api/content/content-reader.ts';
import { presentEmbed } from '#api/embed/present-embed.ts';
import { readEnvironment } from '#api/env.ts';
import { listen } from '#api/http-server.ts';
import { createLog } from '#api/log/create-log.ts';
import { noSamples, readSamples } from '#api/samples/samples.ts';
import { openOwnerAccess } from '#api/session/owner-access.ts';
import { openJsonStore } from '#api/store/json/json-store.ts';
import { createDevPages } from './dev-pages.ts';

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The server could not start.');
  process.exit(1);
}

/** API, site, admin and widgets on one port, each reloading when its source changes. */
async function run(): Promise<void> {
  const environment = readEnvironment();
  const server = await listen(environment);
  const publicUrl = environment.publicUrl ?? `http://localhost:${server.port}`;
  const samples = environment.sampleContent ? await readSamples() : noSamples;
  const store = await openJsonStore({ folder: environment.dataDir, samples });
  const { setupToken } = await openOwnerAccess(store, environment.ownerPassword);

  // The widgets are built anew with each change: there is nothing to hold them to.
  const embed = presentEmbed(publicUrl, undefined);
  const log = createLog(environment.logLevel, pino.destination(1));
  const app = createApp({
    store,
    clock: () => new Date(),
    log,
    publicUrl,
    trustProxy: environment.trustProxy,
    rateLimit: environment.rateLimit,
    setupToken,
    pages: await createDevPages(server.node, publicUrl, createContentReader(store, embed)),
    embed,
    reads: createReadCounter(store, log),
    tipsLlm: environment.tipsLlm,
  });
  server.answerWith(app.callback());
  const access = setupToken ? `#setup=${setupToken}` : '';
  console.log(`Site ${publicUrl}, admin ${publicUrl}/admin${access}`);

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void store.close().then(() => process.exit(0)));
  }
}
