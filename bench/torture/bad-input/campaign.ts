import fc from 'fast-check';
import type { RouteRow } from '#api/testing/route-row.ts';
import { garbage } from './garbage.ts';
import type { Header } from './headers.ts';
import { pageRequest } from './pages.ts';
import { bytesOf, type Outcome } from './raw-http.ts';
import { choiceFor, type RightCall, requestOf } from './requests.ts';
import { rightCall } from './route-calls.ts';
import { shown } from './shown.ts';
import { faultOf, faultOfCall } from './verdict.ts';
import type { WatchedServer } from './watched-server.ts';

/** Of one group, the search for the smallest failing request included. */
const GROUP_MS = 120_000;

/** What makes a record that the owner's lists must show afterwards. */
const keeping = new Set(['POST /api/contact', 'POST /api/calendar/book', 'POST /api/bookings']);

class Fault extends Error {
  readonly sent: Buffer;
  constructor(message: string, sent: Buffer) {
    super(message);
    this.sent = sent;
  }
}

/** Asks a server what no client would, and notes what it should not have done. */
export class Campaign {
  readonly faults: string[] = [];
  /** Ids of leads and bookings that were acknowledged. */
  readonly kept = new Set<string>();
  asked = 0;
  accepted = 0;
  readonly #server: WatchedServer;
  #seed: number;
  #owner: Header[] = [];

  constructor(server: WatchedServer, seed: number) {
    this.#server = server;
    this.#seed = seed;
  }

  /** From now on other requests than before. */
  turn(): void {
    this.#seed += 1;
  }

  async route(row: RouteRow, runs: number): Promise<void> {
    this.#owner = await this.#server.signedIn(this.#owner);
    let right: RightCall | undefined;
    await this.#group(`${row.call} for ${row.who}`, choiceFor(row), runs, async (choice) => {
      right ??= await rightCall(row, this.#server.url, this.#owner);
      const request = requestOf(row, right, choice, this.#owner);
      // A length that is not the body's, or another way to tell it, leaves the end in doubt.
      const half =
        choice.length !== null || choice.headers.some(([name]) => name === 'Transfer-Encoding');
      const sent = bytesOf(request);
      const outcome = await this.#server.ask(sent, { half });
      if (typeof outcome === 'object') {
        if (keeping.has(row.call) && outcome.status === 201) this.#keep(outcome.body);
        if (outcome.status < 300 || outcome.status === 404 || outcome.status === 409) {
          right = undefined;
        }
        if (outcome.status === 401 && choice.signedIn) {
          this.#owner = await this.#server.signedIn(this.#owner);
        }
      }
      const fault = half ? faultOf(outcome) : faultOfCall(outcome, request, choice.signedIn);
      return { sent, outcome, fault };
    });
  }

  async pages(runs: number): Promise<void> {
    await this.#group('pages and files', pageRequest, runs, async (request) => {
      const sent = bytesOf(request);
      const half = request.headers.some(([name]) => name === 'Transfer-Encoding');
      const outcome = await this.#server.ask(sent, { half });
      // Node closes what asks for a tunnel.
      const whole = !half && request.method !== 'CONNECT';
      return { sent, outcome, fault: faultOf(outcome, { whole }) };
    });
  }

  async garbage(runs: number): Promise<void> {
    await this.#group('bytes that are no request', garbage, runs, async (sent) => {
      const outcome = await this.#server.ask(sent, { half: true });
      return { sent, outcome, fault: faultOf(outcome) };
    });
  }

  #keep(body: string): void {
    this.kept.add((JSON.parse(body) as { id: string }).id);
  }

  async #group<T>(
    name: string,
    arbitrary: fc.Arbitrary<T>,
    runs: number,
    attempt: (value: T) => Promise<{ sent: Buffer; outcome: Outcome; fault: string | undefined }>,
  ): Promise<void> {
    const property = fc.asyncProperty(arbitrary, async (value) => {
      const { sent, outcome, fault } = await attempt(value);
      this.asked += 1;
      if (typeof outcome === 'object' && outcome.status < 300) this.accepted += 1;
      if (fault) throw new Fault([fault, ...(await this.#server.faults())].join('; '), sent);
    });
    const { failed, errorInstance, counterexamplePath } = await fc.check(property, {
      numRuns: runs,
      seed: this.#seed,
      interruptAfterTimeLimit: GROUP_MS,
    });
    this.faults.push(...(await this.#server.faults()).map((fault) => `${name}: ${fault}`));
    if (!failed) return;
    if (!(errorInstance instanceof Fault)) throw errorInstance;
    const { message, sent } = errorInstance;
    this.faults.push(
      `${name}: ${message}\n      try ${counterexamplePath} of seed ${this.#seed}: ${shown(sent)}`,
    );
  }
}
