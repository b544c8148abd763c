import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * A keep-alive connection for one request at a time, on a bare socket: fetch and `node:http` would
 * need more processor time than the server.
 */
export class Connection {
  readonly #port: number;
  #socket: Socket | undefined;
  #answer: Buffer[] = [];
  #pending: { resolve(status: number): void; reject(error: Error): void } | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** Resolves to the status when the whole answer has arrived. Rejects when the connection breaks. */
  async send(request: Buffer): Promise<number> {
    const socket = this.#socket ?? (await this.#open());
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      socket.write(request);
    });
  }

  close(): void {
    this.#socket?.destroy();
  }

  async #open(): Promise<Socket> {
    const socket = connect(this.#port, 'localhost').setNoDelay();
    await once(socket, 'connect');
    this.#socket = socket;
    let reason = new Error('The server closed the connection');
    socket.on('error', (error) => {
      reason = error;
    });
    socket.on('close', () => {
      this.#socket = undefined;
      this.#answer = [];
      this.#pending?.reject(reason);
    });
    socket.on('data', (chunk) => this.#read(chunk));
    return socket;
  }

  #read(chunk: Buffer): void {
    this.#answer.push(chunk);
    const answer = this.#answer.length === 1 ? chunk : Buffer.concat(this.#answer);
    this.#answer = [answer];
    const head = answer.indexOf(HEAD_END);
    if (head < 0) return;
    const text = answer.toString('latin1', 0, head);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN);
    if (Number.isNaN(length)) {
      this.#pending?.reject(new Error(`An answer without a length: ${text}`));
    } else if (answer.length >= head + HEAD_END.length + length) {
      this.#answer = [];
      this.#pending?.resolve(Number(text.slice(9, 12)));
    }
  }
}
