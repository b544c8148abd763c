import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** An address that leads to a database which may move, as a name or a virtual address does. */
export class Forwarder {
  readonly #server = createServer((client) => this.#forward(client));
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  readonly #silent = new Set<Socket>();
  #target: number;

  private constructor(target: number) {
    this.#target = target;
  }

  /** Forwards to the port `target`. */
  static async start(target: number): Promise<Forwarder> {
    const forwarder = new Forwarder(target);
    forwarder.#server.listen(0, '127.0.0.1');
    await once(forwarder.#server, 'listening');
    return forwarder;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Open connections stay, and nothing passes them any more, as when a machine loses its power. */
  silence(): void {
    for (const [client, server] of this.#pairs) {
      // What the process sends is read and lost.
      client.unpipe().resume();
      server.unpipe().destroy();
      this.#silent.add(client);
    }
  }

  /** New connections lead to the port `target`. */
  moveTo(target: number): void {
    this.#target = target;
  }

  close(): void {
    this.#server.close();
    for (const socket of [...this.#silent, ...[...this.#pairs].flat()]) socket.destroy();
  }

  #forward(client: Socket): void {
    const server = connect(this.#target, '127.0.0.1');
    const pair = [client, server] as const;
    this.#pairs.add(pair);
    client.pipe(server).pipe(client);
    for (const [one, other] of [pair, pair.toReversed()] as const) {
      one?.on('error', () => undefined);
      one?.on('close', () => {
        this.#pairs.delete(pair);
        if (other && !this.#silent.has(other)) other.destroy();
      });
    }
  }
}
