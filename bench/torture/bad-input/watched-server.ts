import { OWNER_PASSWORD, TortureServer } from '../torture-server.ts';
import type { Header } from './headers.ts';
import { tellsOfAPerson } from './planted.ts';
import { exchange, type Outcome } from './raw-http.ts';

/** From here on nobody expected what is logged (pino's number of `error`). */
const ERROR = 50;
/** A line is written while its answer goes out. */
const LINE_WITHIN_MS = 5000;

/** A server whose log is read while it is asked. */
export class WatchedServer {
  readonly folder: string;
  #server: TortureServer | undefined;
  #faults: string[] = [];
  #told = new Set<string>();
  #hear: (() => void) | undefined;

  constructor(folder: string) {
    this.folder = folder;
  }

  async start(): Promise<TortureServer> {
    const env = { LOG_LEVEL: 'debug', TRUST_PROXY: 'on' };
    const onLog = (line: string) => this.#read(line);
    this.#server = await TortureServer.start(this.folder, 0, { env, onLog });
    return this.#server;
  }

  get url(): string {
    if (!this.#server) throw new Error('It was never started.');
    return this.#server.url;
  }

  /** What the log held that it must not, since somebody asked last. */
  faults(): string[] {
    return this.#faults.splice(0);
  }

  /** Sends `bytes` and waits for the answer and its line in the log; starts anew what has ended. */
  async ask(bytes: Buffer, options: { half?: boolean } = {}): Promise<Outcome> {
    const server = this.#server?.runs ? this.#server : await this.start();
    const outcome = await exchange(server.port, bytes, options);
    const id = typeof outcome === 'object' && /^x-request-id: (\S+)$/im.exec(outcome.head)?.[1];
    if (id && !(await this.#lineOf(id))) this.#faults.push('the log has no line of it');
    if (outcome === 'closed' && (await this.#isGone(server))) this.#faults.push('the server ended');
    return outcome;
  }

  /** The headers that the owner's own page sends; signs in where nobody is. */
  async signedIn(known: readonly Header[] = []): Promise<Header[]> {
    const server = this.#server?.runs ? this.#server : await this.start();
    const own: Header = ['Origin', server.url];
    const cookie = known.find(([name]) => name === 'Cookie');
    if (cookie) {
      const answer = await fetch(`${server.url}/api/session`, { headers: [cookie] });
      const { signedIn } = (await answer.json()) as { signedIn: boolean };
      if (signedIn) return [cookie, own];
    }
    const answer = await server.post('/api/session', { password: OWNER_PASSWORD });
    if (!answer.ok) throw new Error(`The owner could not sign in: ${answer.status}`);
    return [['Cookie', (answer.headers.get('Set-Cookie') ?? '').replace(/;.*/, '')], own];
  }

  #read(line: string): void {
    if (tellsOfAPerson(line)) this.#faults.push(`personal data in the log: ${line.slice(0, 300)}`);
    const level = Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0);
    if (level >= ERROR) this.#faults.push(`logged: ${line.slice(0, 600)}`);
    const id = /"requestId":"([^"]+)".*"status":/.exec(line)?.[1];
    if (!id) return;
    this.#told.add(id);
    this.#hear?.();
  }

  async #lineOf(id: string): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(resolve, LINE_WITHIN_MS, false);
    this.#hear = () => this.#told.delete(id) && resolve(true);
    this.#hear();
    const found = await promise;
    clearTimeout(timer);
    this.#hear = undefined;
    return found;
  }

  async #isGone(server: TortureServer): Promise<boolean> {
    const hello = Buffer.from(
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    return (await exchange(server.port, hello)) === 'closed' || !server.runs;
  }
}
