import { OWNER_PASSWORD, TortureServer } from '../torture-server.ts';
import type { Header } from './headers.ts';
import { tellsOfAPerson } from './planted.ts';
import { exchange, type Outcome } from './raw-http.ts';
import { shown } from './shown.ts';

/** From here on nobody expected what is logged (pino's number of `error`). */
const ERROR = 50;
/** The server collects lines for a moment before it writes them. */
const LINE_WITHIN_MS = 5000;

/** A server whose log is read while it is asked. */
export class WatchedServer {
  readonly folder: string;
  #server: TortureServer | undefined;
  #faults: string[] = [];
  /** Requests whose line is not written yet; lines whose answer is not read yet. */
  readonly #awaited = new Map<string, Buffer>();
  readonly #told = new Set<string>();
  #allTold: (() => void) | undefined;

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

  /** What the log held since somebody asked last that it must not, once all its lines are there. */
  async faults(): Promise<string[]> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#allTold = resolve;
    const timer = setTimeout(resolve, LINE_WITHIN_MS);
    if (this.#awaited.size > 0) await promise;
    clearTimeout(timer);
    const silent = [...this.#awaited.values()];
    this.#awaited.clear();
    const untold = silent.map((sent) => `the log has no line of ${shown(sent)}`);
    return [...this.#faults.splice(0), ...untold];
  }

  /** Sends `bytes` and waits for the answer; starts anew what has ended. */
  async ask(bytes: Buffer, options: { half?: boolean } = {}): Promise<Outcome> {
    const server = this.#server?.runs ? this.#server : await this.start();
    const outcome = await exchange(server.port, bytes, options);
    const id = typeof outcome === 'object' && /^x-request-id: (\S+)$/im.exec(outcome.head)?.[1];
    if (id && !this.#told.delete(id)) this.#awaited.set(id, bytes);
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
    const id = /"requestId":"([^"]+)"/.exec(line)?.[1] ?? '';
    const sent = this.#awaited.get(id);
    const after = sent ? ` after ${shown(sent)}` : '';
    if (tellsOfAPerson(line)) {
      this.#faults.push(`personal data in the log: ${line.slice(0, 300)}${after}`);
    }
    const level = Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0);
    if (level >= ERROR || /Unhandled|Uncaught/.test(line)) {
      this.#faults.push(`logged: ${line.slice(0, 600)}${after}`);
    }
    // The last line of a request.
    if (!id || !line.includes('"status":')) return;
    if (!this.#awaited.delete(id)) this.#told.add(id);
    if (this.#awaited.size === 0) this.#allTold?.();
  }

  async #isGone(server: TortureServer): Promise<boolean> {
    const hello = Buffer.from(
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    return (await exchange(server.port, hello)) === 'closed' || !server.runs;
  }
}
