import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ClientKey } from './client-address.ts';
import { rateLimited } from './rate-counter.ts';

/** Seconds after which a refused client may find one of its own answers read to its end. */
const RETRY_AFTER = 30;

interface StreamBounds {
  /** Open answers in all. */
  all: number;
  /** Open answers to one address. */
  perClient: number;
}

/**
 * Answers that are read from a store while they are sent: each holds a file or a part of it in memory for as long as its
 * client takes to read it.
 */
export class StreamedAnswers {
  readonly #bounds: StreamBounds;
  readonly #clientKey: ClientKey;
  /** By client; the oldest first. */
  readonly #answers = new Map<string, Set<ServerResponse>>();
  #open = 0;

  constructor(bounds: StreamBounds, clientKey: ClientKey) {
    this.#bounds = bounds;
    this.#clientKey = clientKey;
  }

  /**
   * Counts an answer until its connection has sent it or is closed; to be called before anything is opened for it. Throws
   * `rate_limited` if its client has too many. Above the maximum in all, the client with the most loses its oldest:
   * refusing the new one would let clients that never read lock out everybody else.
   */
  add({ req, res }: { req: IncomingMessage; res: ServerResponse }): void {
    // It has gone away already, and will not close again.
    if (res.closed) return;
    const client = this.#clientKey(req);
    const own = this.#answers.get(client) ?? new Set();
    if (own.size >= this.#bounds.perClient) throw rateLimited(RETRY_AFTER);
    this.#answers.set(client, own.add(res));
    this.#open += 1;
    res.once('close', () => this.#forget(client, res));
    if (this.#open > this.#bounds.all) this.#abortOne();
  }

  #abortOne(): void {
    const [[client, answers] = ['', []]] = [...this.#answers].sort(
      ([, one], [, other]) => other.size - one.size,
    );
    const [oldest] = answers;
    if (!oldest) return;
    this.#forget(client, oldest);
    oldest.destroy();
  }

  #forget(client: string, response: ServerResponse): void {
    const answers = this.#answers.get(client);
    if (!answers?.delete(response)) return;
    this.#open -= 1;
    if (answers.size === 0) this.#answers.delete(client);
  }
}
