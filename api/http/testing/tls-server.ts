import type { IncomingMessage, ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import type { FetchNetwork } from '#api/http/public-request.ts';
import { startTlsServer } from './start-tls-server.ts';

export interface TlsServer {
  /** The requests so far. */
  requests: IncomingMessage[];
  /** A network in which every host name resolves to this server. */
  network: FetchNetwork;
}

/** A local TLS server, closed after the test. */
export async function tlsServer(
  respond: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<TlsServer> {
  const requests: IncomingMessage[] = [];
  const { server, network } = await startTlsServer((request, response) => {
    requests.push(request);
    respond(request, response);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { requests, network };
}
