import { hasPersonalData } from '#api/testing/personal-data.ts';
import { type ServerProcess, startProduct } from '../../server-process.ts';
import { Owner } from '../owner.ts';
import type { Header } from './headers.ts';
import { exchange, type Outcome } from './raw-http.ts';

/** pino's number of the level `error`. */
const ERROR = 50;
/** The server buffers its log for a moment. */
const LOG_DELAY_MS = 5000;

const healthCheck = Buffer.from(
  'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
);

/** A server whose log is checked while requests are sent, and which is started again if it ends. */
export class WatchedServer {
  readonly #folder: string;
  #server: ServerProcess | undefined;
  #owner: Owner | undefined;
  #faults: string[] = [];
  /** Called with the request id of each line of the log. */
  #onLine: (requestId: string) => void = () => undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async start(): Promise<ServerProcess> {
    const env = { LOG_LEVEL: 'debug', TRUST_PROXY: 'on' };
    const onLog = (line: string) => this.#read(line);
    this.#server = await startProduct(this.#folder, { env, onLog });
    return this.#server;
  }

  async running(): Promise<ServerProcess> {
    return this.#server?.isRunning ? this.#server : this.start();
  }

  async send(bytes: Buffer, options: { half?: boolean } = {}): Promise<Outcome> {
    const server = await this.running();
    const outcome = await exchange(server.port, bytes, options);
    if (typeof outcome === 'object') {
      const [, token] = /^set-cookie: session=([^;]+)/im.exec(outcome.head) ?? [];
      if (token) this.#owner = this.#owner?.renewed(token);
    }
    if (outcome !== 'closed') return outcome;
    if ((await exchange(server.port, healthCheck)) === 'closed' || !server.isRunning) {
      this.#faults.push('the server ended');
    }
    return outcome;
  }

  /** What the log must not contain, of all requests since the last call. */
  async faults(): Promise<string[]> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const seen = new Set<string>();
    this.#onLine = (id) => void seen.add(id);
    const answer = await exchange((await this.running()).port, healthCheck);
    const id = typeof answer === 'object' ? /^x-request-id: (\S+)$/im.exec(answer.head)?.[1] : '';
    // Lines come in order: the last request's line is behind those of all others.
    this.#onLine = (other) => void (other === id && resolve(true));
    const timer = setTimeout(resolve, LOG_DELAY_MS, false);
    const isComplete = (id !== undefined && seen.has(id)) || (await promise);
    clearTimeout(timer);
    if (!isComplete) this.#faults.push('the log lacks the line of a request');
    return this.#faults.splice(0);
  }

  /** Headers with a valid session of the owner. */
  async ownerHeaders(): Promise<Header[]> {
    const server = await this.running();
    const owner = this.#owner?.at(server);
    const isValid = owner && (await owner.read<{ signedIn: boolean }>('session')).signedIn;
    this.#owner = isValid ? owner : await Owner.signIn(server);
    return Object.entries(this.#owner.headers);
  }

  #read(line: string): void {
    if (hasPersonalData(line)) this.#faults.push(`personal data in the log: ${line.slice(0, 600)}`);
    const level = Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0);
    if (level >= ERROR || /Unhandled|Uncaught/.test(line)) {
      this.#faults.push(`logged: ${line.slice(0, 600)}`);
    }
    const id = /"requestId":"([^"]+)"/.exec(line)?.[1];
    if (id && line.includes('"status":')) this.#onLine(id);
  }
}
