import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { announce, lifecycleLog } from './announce.ts';
import { ConfigurationError } from './configuration-error.ts';
import { assumeProduction, readEnvironment } from './env.ts';
import { createLog } from './http/create-log.ts';
import { loadMailRenderer } from './mail/load-mail-renderer.ts';
import { loadBuiltFront } from './pages/built-front.ts';
import { missingParts } from './pages/missing-parts.ts';
import { start } from './start.ts';
import { stopAtSignals } from './stop-at-signals.ts';

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
  const lifecycle = lifecycleLog(log);
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
      lifecycle.info('Stopping: running requests are answered');
      // A line that is still being written at the exit would come after the last one.
      destination.flushSync();
      stopping.abort();
      await starting.then(
        (server) => server.close(),
        // It was waiting for its database.
        () => undefined,
      );
      lifecycle.info('Stopped');
    },
    onError: (err) => log.fatal({ err }),
  });
  const server = await starting.catch((error) => {
    if ((error as Error).name !== 'AbortError') throw error;
  });
  if (!server) return;
  announce(server, environment, { log: lifecycle, isTerminal: process.stdout.isTTY });
  process.on('uncaughtException', (err) => {
    log.fatal({ err });
    process.exit(1);
  });
}
