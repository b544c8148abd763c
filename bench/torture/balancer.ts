import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * A reverse proxy that treats its servers as nginx does with `deploy/nginx-upstream.conf`: in turn, over kept
 * connections; one that refuses a connection is passed over; what may have been acted upon is not sent twice.
 * It stands for nginx, which the machine of a test need not have.
 */
export class Balancer {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server = createServer((incoming, answer) => void this.#pass(incoming, answer));
  /** The list of servers, in nginx's format. */
  readonly #file: string;
  #ports: string[] = [];
  #turn = 0;

  constructor(file: string) {
    this.#file = file;
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Reads the list again. */
  reload(): void {
    const servers = readFileSync(this.#file, 'utf8').matchAll(
      /^server 127\.0\.0\.1:(\d+) (.*);$/gm,
    );
    this.#ports = [...servers].flatMap(([, port = '', rest]) => (rest === 'down' ? [] : [port]));
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
