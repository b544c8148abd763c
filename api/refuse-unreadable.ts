import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** How long the rest of what a refused client is sending is still taken, and thrown away. */
const LINGER_MS = 2_000;

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers what is no HTTP with 400 (or 408, 413, 431), and reads on for a while: a connection that
 * is closed upon a client who still sends is reset, and the answer is lost to it.
 */
export function refuseUnreadable(server: Server): void {
  const answers = new WeakMap<Socket, ServerResponse>();
  const refused = new WeakSet<Socket>();
  server.on('request', ({ socket }, response) => void answers.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // What still comes is unreadable as well.
    if (refused.has(socket)) return;
    const running = answers.get(socket);
    const isAnswering = running?.headersSent && !running.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    refused.add(socket);
    const status = statuses[error.code ?? ''] ?? 400;
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
    const linger = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(linger));
  });
}
