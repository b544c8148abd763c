import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { isAnswering } from './answer-in-turn.ts';

/** How long the rest of a refused request is read and discarded. */
const LINGER_MS = 2_000;

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers requests that Node cannot parse with 400 (or 408, 413, 431). Keeps reading for a while,
 * because closing a connection on which the client still sends resets it, and the answer is lost.
 */
export function refuseMalformedRequests(server: Server): void {
  const refused = new WeakSet<Socket>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Each further chunk of a malformed request raises the same error.
    if (refused.has(socket)) return;
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
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
