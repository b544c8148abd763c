import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { business } from '#domain/business/business.ts';
import { ConfigurationError } from './configuration-error.ts';
import { assumeProduction, type Environment, readEnvironment } from './env.ts';
import { createLog } from './http/create-log.ts';
import { loadMailRenderer } from './mail/load-mail-renderer.ts';
import { loadBuiltFront } from './pages/built-front.ts';
import { missingParts } from './pages/missing-parts.ts';
import { type RunningServer, start } from './start.ts';
import { stopAtSignals } from './stop-at-signals.ts';
import { databasePlace } from './store/database-variables.ts';

/** Log lines are buffered up to this many bytes and milliseconds. */
const LOG_BYTES = 4096;
const LOG_MS = 100;

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The server could not start.');
  process.exit(error instanceof ConfigurationError ? ConfigurationError.EXIT_CODE : 1);
}

async function run(): Promise<void> {
  assumeProduction();
  const environment = readEnvironment();
  // Buffered and asynchronous: a write per line would cost as much as answering a cached page.
  const destination = pino.destination({
    fd: process.stdout.fd,
    sync: false,
    minLength: LOG_BYTES,
    periodicFlush: LOG_MS,
  });
  const log = createLog(environment.logLevel, destination);
  process.on('exit', () => destination.flushSync());

  const dist = fileURLToPath(new URL('../dist', import.meta.url));
  const front = await loadBuiltFront(dist);
  const warnings = [...environment.misspelled, ...missingParts(dist, front, environment)];
  for (const warning of warnings) log.warn(warning);

  const renderMail = await loadMailRenderer(dist, log);
  const stopping = new AbortController();
  const { signal } = stopping;
  const starting = start({ environment, log, front, renderMail, clock: () => new Date(), signal });
  stopAtSignals({
    process,
    async close() {
      stopping.abort();
      await starting.then(
        (server) => server.close(),
        // It was waiting for its database.
        () => undefined,
      );
    },
    onError: (err) => log.fatal({ err }),
  });
  const server = await starting.catch((error) => {
    if ((error as Error).name !== 'AbortError') throw error;
  });
  if (!server) return;
  announce(server, environment);
  process.on('uncaughtException', (err) => {
    log.fatal({ err });
    process.exit(1);
  });
}

function announce({ port, publicUrl, setupToken }: RunningServer, environment: Environment): void {
  const admin = `${publicUrl}/admin`;
  // In the fragment, which browsers do not send, so that no proxy logs the token.
  const access = setupToken
    ? `Choose the owner’s password with this one-time link: ${admin}#setup=${setupToken}`
    : environment.ownerPassword
      ? `Sign in at ${admin} with the password in OWNER_PASSWORD.`
      : `Sign in at ${admin} with the owner’s password.`;
  const { database, dataDir } = environment;
  const data = database ? `PostgreSQL at ${databasePlace(database.url)}` : dataDir;
  console.log(
    [
      `${business.name} is listening on ${environment.host} port ${port}.`,
      `  Site   ${publicUrl}`,
      `  Admin  ${admin}`,
      `  Data   ${data}`,
      access,
    ].join('\n'),
  );
}
