import type { IncomingMessage, Server } from 'node:http';

/** Time for a whole request to arrive, also over a slow network. */
export const REQUEST_MS = 30_000;

/** The same for one with `allowLongRequest`: 50 MB over a telephone's line. */
const LONG_REQUEST_MS = 15 * 60_000;

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Refuses with 408 requests that take longer than `REQUEST_MS`, as Node does for all alike, except those that
 * were allowed more.
 */
export function limitRequestTime(server: Server): void {
  server.requestTimeout = LONG_REQUEST_MS;
  server.on('request', (request) => {
    if (request.complete) return;
    const deadline = setTimeout(() => {
      if (request.complete) return;
      const error = Object.assign(new Error('Request timeout'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      });
      server.emit('clientError', error, request.socket);
    }, REQUEST_MS);
    deadlines.set(request, deadline);
    request.once('close', () => clearTimeout(deadline));
  });
}

/** For a large upload by the owner; the time without a byte stays limited. */
export function allowLongRequest(request: IncomingMessage): void {
  clearTimeout(deadlines.get(request));
}
