import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { refuseUnreadable } from './refuse-unreadable.ts';

/** Longer than the 60 s after which common proxies give up an idle connection themselves. */
export const KEEP_ALIVE_MS = 65_000;
const HEADERS_MS = 10_000;
/** What a request may take to come in, slow networks included. */
export const REQUEST_MS = 30_000;
/** Without a byte in or out: a client that does not read what it asked for. */
const STALLED_MS = 30_000;
/** Node looks for requests that take too long only every 30 s by itself. */
const REQUEST_CHECK_MS = 2_000;
const DRAIN_CHECK_MS = 20;

export interface HttpServer {
  port: number;
  /** Node's own, for what upgrades connections. */
  node: Server;
  /** Requests that came earlier wait for it. */
  answerWith(listener: RequestListener): void;
  /**
   * Takes no new connections and resolves when all running requests are answered, and after so many
   * ms in any case: Node times no request any more once it takes no connections.
   */
  drain(mostMs?: number): Promise<void>;
}

/** Rejects with a sentence for the operator. Port 0 takes a free one. */
export async function listen({ port, host }: { port: number; host: string }): Promise<HttpServer> {
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: REQUEST_CHECK_MS,
  });
  server.timeout = STALLED_MS;
  refuseUnreadable(server);
  const early: Parameters<RequestListener>[] = [];
  const waitInLine: RequestListener = (...request) => void early.push(request);
  server.on('request', waitInLine);
  const unused = trackUnused(server);

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenFailure(error, port, host)));
    server.listen(port, host, resolve);
  });

  return {
    port: (server.address() as AddressInfo).port,
    node: server,
    answerWith(listener) {
      server.off('request', waitInLine).on('request', listener);
      for (const request of early) listener(...request);
    },
    drain: (mostMs = REQUEST_MS) =>
      new Promise((resolve) => {
        const giveUp = setTimeout(() => server.closeAllConnections(), mostMs);
        // Node closes idle connections once; those that become idle later are for us to close.
        const check = setInterval(closeIdle, DRAIN_CHECK_MS);
        function closeIdle() {
          server.closeIdleConnections();
          for (const socket of unused()) socket.destroy();
        }
        server.close(() => {
          clearInterval(check);
          clearTimeout(giveUp);
          resolve();
        });
        closeIdle();
      }),
  };
}

/** Connections that browsers opened in advance: to Node they look busy until headers time out. */
function trackUnused(server: Server): () => Socket[] {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () => [...sockets].filter((socket) => socket.bytesRead === 0);
}

function listenFailure(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is already in use; stop the other program or set PORT to a free one.`,
    EACCES: `Port ${port} needs more rights than this user has; set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST is "${host}", which is not an address of this machine.`,
    ENOTFOUND: `HOST is "${host}", which no address is known for.`,
  };
  const reason = reasons[error.code ?? ''] ?? `Cannot listen on ${host} port ${port}.`;
  return new Error(reason, { cause: error });
}
