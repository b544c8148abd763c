import { createServer } from 'node:http';
import { pino } from 'pino';
import { createApp } from '#api/app.ts';
import { readEnvironment } from '#api/env.ts';
import { createLog } from '#api/log/create-log.ts';
import { openOwnerAccess } from '#api/session/owner-access.ts';
import { openJsonStore } from '#api/store/json/json-store.ts';
import { createDevPages } from './dev-pages.ts';

/** API, site, admin and widgets on one port, each reloading when its source changes. */
const environment = readEnvironment();
const publicUrl = environment.publicUrl ?? `http://localhost:${environment.port}`;
const store = await openJsonStore({ folder: environment.dataDir });
const { setupToken } = await openOwnerAccess(store, environment.ownerPassword);

const http = createServer();
const app = createApp({
  store,
  clock: () => new Date(),
  log: createLog('warn', pino.destination(1)),
  publicUrl,
  trustProxy: environment.trustProxy,
  rateLimit: false,
  setupToken,
  pages: await createDevPages(http, publicUrl),
});
http.on('request', app.callback());
http.listen(environment.port, environment.host, () => {
  console.log(
    `Site ${publicUrl}, admin ${publicUrl}/admin${setupToken ? `#setup=${setupToken}` : ''}`,
  );
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => void store.close().then(() => process.exit(0)));
}
