import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * A reverse proxy that behaves like nginx with `deploy/nginx-upstream.conf`: round robin over kept
 * connections; a server that refuses a connection is skipped; a request that may have had an effect
 * is not sent twice. It stands in for nginx, which a test machine may not have.
 */
export class Balancer {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server = createServer((incoming, answer) => {
    // A client that disconnected before its request was complete.
    this.#pass(incoming, answer).catch(() => answer.destroy());
  });
  #ports: readonly number[] = [];
  #turn = 0;

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on, requests go to servers on these local ports. */
  use(ports: readonly number[]): void {
    this.#ports = ports;
  }

  close(): void {
    this.#server.close().closeAllConnections();
    this.#agent.destroy();
  }

  async #pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    this.#turn += 1;
    const turn = this.#turn;
    const ports = this.#ports.map((_, n, all) => all[(turn + n) % all.length]);
    for (const port of ports) {
      try {
        const { method, url, headers } = incoming;
        const options = { host: '127.0.0.1', port, method, path: url, headers, agent: this.#agent };
        const sent = request(options).end(body);
        const [received] = (await once(sent, 'response')) as [IncomingMessage];
        answer.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(answer);
        return;
      } catch (error) {
        const wasRefused =
          error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
        if (!wasRefused && incoming.method !== 'GET') break;
      }
    }
    answer.writeHead(502).end();
  }
}
