import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { answerInTurn } from './answer-in-turn.ts';
import { refuseMalformedRequests } from './refuse-malformed-requests.ts';
import { limitRequestTime, REQUEST_MS } from './request-deadline.ts';

/** Longer than the 60 s after which common proxies close an idle connection themselves. */
export const KEEP_ALIVE_MS = 65_000;
const HEADERS_MS = 10_000;
/** Maximum time without a byte in either direction, as when a client does not read its answer. */
const STALLED_MS = 30_000;
/** Node's own interval of 30 s would be as long as the timeouts themselves. */
const REQUEST_CHECK_MS = 2_000;
const DRAIN_CHECK_MS = 20;

export interface HttpServer {
  port: number;
  /** For the development server, which upgrades connections. */
  node: Server;
  /**
   * Sets or replaces the listener, called for one request per connection at a time; earlier ones are queued.
   */
  answerWith(listener: RequestListener): void;
  /**
   * Stops accepting connections; resolves when all running requests are answered, at the latest
   * after `maxMs`, because Node enforces no request timeout once a server is closing.
   */
  drain(maxMs?: number): Promise<void>;
}

/** Rejects with a message for the operator. Port 0 means any free port. */
export async function listen({ port, host }: { port: number; host: string }): Promise<HttpServer> {
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_MS,
    connectionsCheckingInterval: REQUEST_CHECK_MS,
  });
  server.timeout = STALLED_MS;
  // Reset, because the kernel would keep what waits in the socket for a client that never reads it.
  server.on('timeout', (socket) => socket.resetAndDestroy());
  refuseMalformedRequests(server);
  limitRequestTime(server);
  const queue: Parameters<RequestListener>[] = [];
  let answer: RequestListener = (...request) => void queue.push(request);
  server.on(
    'request',
    answerInTurn((...request) => answer(...request)),
  );
  const unusedSockets = trackUnusedSockets(server);

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenFailure(error, port, host)));
    server.listen(port, host, resolve);
  });

  return {
    port: (server.address() as AddressInfo).port,
    node: server,
    answerWith(listener) {
      answer = listener;
      for (const request of queue.splice(0)) answer(...request);
    },
    drain: (maxMs = REQUEST_MS) =>
      new Promise((resolve) => {
        const deadline = setTimeout(() => server.closeAllConnections(), maxMs);
        // `server.close` closes only the connections that are idle at that moment.
        const check = setInterval(closeIdle, DRAIN_CHECK_MS);
        function closeIdle() {
          server.closeIdleConnections();
          for (const socket of unusedSockets()) socket.destroy();
        }
        server.close(() => {
          clearInterval(check);
          clearTimeout(deadline);
          resolve();
        });
        closeIdle();
      }),
  };
}

/** Connections that browsers opened in advance; Node counts them as busy until headers time out. */
function trackUnusedSockets(server: Server): () => Socket[] {
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
    EACCES: `Port ${port} needs more rights than this user has; set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `HOST is "${host}", which is not an address of this machine.`,
    ENOTFOUND: `HOST is "${host}", which has no known address.`,
  };
  const reason = reasons[error.code ?? ''] ?? `Cannot listen on ${host} port ${port}.`;
  return new Error(reason, { cause: error });
}
