import type { AddressInfo } from 'node:net';
import { startTlsServer } from '#api/http/testing/start-tls-server.ts';

// An endpoint of webhooks in a process of its own. Sends its port, and the number of events when it is asked.
let received = 0;
const { server } = await startTlsServer((request, response) => {
  received += 1;
  request.resume();
  response.writeHead(204).end();
});
process.on('message', () => process.send?.(received));
process.once('disconnect', () => process.exit());
process.send?.((server.address() as AddressInfo).port);
