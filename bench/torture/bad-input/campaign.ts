import fc from 'fast-check';
import type { RouteRow } from '#api/testing/route-row.ts';
import { faultOf, faultOfCall } from './answer-faults.ts';
import { garbage } from './garbage.ts';
import type { Header } from './headers.ts';
import { pageRequest } from './pages.ts';
import { bytesOf, type Outcome } from './raw-http.ts';
import { choiceFor, requestOf, type ValidCall } from './requests.ts';
import { validCall } from './valid-call.ts';
import type { WatchedServer } from './watched-server.ts';

/** Of one group, with the search for the smallest failing request. */
const GROUP_MS = 120_000;
/** Of a request that is shown. */
const SHOWN_BYTES = 900;

/** Calls that make a lead or a booking, which the owner's lists must contain afterwards. */
const creating = new Set(['POST /api/contact', 'POST /api/calendar/book', 'POST /api/bookings']);

interface Attempt {
  sent: Buffer;
  outcome: Outcome;
  fault: string | undefined;
}

/** Sends random bad requests in groups, and collects the faults. */
export class Campaign {
  readonly faults: string[] = [];
  /** Ids of leads and bookings that were acknowledged. */
  readonly acknowledged = new Set<string>();
  sent = 0;
  accepted = 0;
  readonly #server: WatchedServer;
  #seed: number;
  #owner: Header[] = [];

  constructor(server: WatchedServer, seed: number) {
    this.#server = server;
    this.#seed = seed;
  }

  /** Makes the requests that follow different from those before. */
  nextSeed(): void {
    this.#seed += 1;
  }

  async route(row: RouteRow, runs: number): Promise<void> {
    this.#owner = await this.#server.ownerHeaders();
    let valid: ValidCall | undefined;
    await this.#group(`${row.call} for ${row.who}`, choiceFor(row), runs, async (choice) => {
      valid ??= await validCall(row, (await this.#server.running()).url, this.#owner);
      const request = requestOf(row, valid, choice, this.#owner);
      // With such headers the server cannot know where the body ends.
      const half =
        choice.length !== null || choice.headers.some(([name]) => name === 'Transfer-Encoding');
      const sent = bytesOf(request);
      const outcome = await this.#server.send(sent, { half });
      if (typeof outcome === 'object') {
        const { status, body } = outcome;
        if (creating.has(row.call) && status === 201) this.#acknowledge(body);
        if (status < 300 || status === 404 || status === 409) valid = undefined;
        if (status === 401 && choice.signedIn) {
          this.#owner = await this.#server.ownerHeaders();
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
      const outcome = await this.#server.send(sent, { half });
      // Node closes a CONNECT without an answer.
      const complete = !half && request.method !== 'CONNECT';
      return { sent, outcome, fault: faultOf(outcome, { complete }) };
    });
  }

  async garbage(runs: number): Promise<void> {
    await this.#group('bytes that are no request', garbage, runs, async (sent) => {
      const outcome = await this.#server.send(sent, { half: true });
      return { sent, outcome, fault: faultOf(outcome) };
    });
  }

  /** What was sent in test mode is answered and not stored. */
  #acknowledge(body: string): void {
    const { id, test } = JSON.parse(body) as { id: string; test?: true };
    if (!test) this.acknowledged.add(id);
  }

  async #group<T>(
    name: string,
    arbitrary: fc.Arbitrary<T>,
    runs: number,
    attempt: (value: T) => Promise<Attempt>,
  ): Promise<void> {
    const property = fc.asyncProperty(arbitrary, async (value) => {
      const { sent, outcome, fault } = await attempt(value);
      this.sent += 1;
      if (typeof outcome === 'object' && outcome.status < 300) this.accepted += 1;
      if (!fault) return;
      const text = JSON.stringify(sent.subarray(0, SHOWN_BYTES).toString());
      throw new Error([fault, ...(await this.#server.faults()), text].join('; '));
    });
    const { failed, errorInstance, counterexamplePath } = await fc.check(property, {
      numRuns: runs,
      seed: this.#seed,
      interruptAfterTimeLimit: GROUP_MS,
    });
    this.faults.push(...(await this.#server.faults()).map((fault) => `${name}: ${fault}`));
    if (!failed) return;
    const replay = `${counterexamplePath} of seed ${this.#seed}`;
    this.faults.push(`${name}, ${replay}: ${errorInstance}`);
  }
}
