import { pino } from 'pino';
import { assumeProduction, readEnvironment } from '#api/env.ts';
import { networkTo } from '#api/http/testing/start-tls-server.ts';
import { loadBuiltFront } from '#api/pages/built-front.ts';
import { start } from '#api/start.ts';

// The product, of which every webhook leads to a server on this machine: `node webhook-server.ts <port>`.
assumeProduction();
const server = await start({
  environment: readEnvironment(),
  clock: () => new Date(),
  log: pino({ level: 'error' }, pino.destination(2)),
  front: await loadBuiltFront('dist'),
  network: networkTo(Number(process.argv[2])),
});
process.stdout.write(`Site ${server.publicUrl}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
