import type { ServerResponse } from 'node:http';
import { rateLimited } from './rate-counter.ts';

/** Seconds after which a refused client may find one of its own answers read to its end. */
const RETRY_AFTER = 30;

interface StreamBounds {
  /** Open answers in all. */
  all: number;
  /** Open answers to one client. */
  perClient: number;
}

/**
 * Answers that are read from a store while they are sent: each holds a file or a part of it in memory for as long as its
 * client takes to read it.
 */
export class StreamedAnswers {
  readonly #bounds: StreamBounds;
  /** With their clients; the one that was not read for the longest time first. */
  readonly #answers = new Map<ServerResponse, string>();
  readonly #perClient = new Map<string, number>();

  constructor(bounds: StreamBounds) {
    this.#bounds = bounds;
  }

  /**
   * Counts an answer until it is sent or its connection closed; to be called before anything is opened for it. Throws
   * `rate_limited` if `client`, a name for whoever reads it, has too many. Above the maximum in all, the one that was not
   * read for the longest time is ended: refusing the new one would let clients that never read lock out everybody else.
   */
  add(res: ServerResponse, client: string): void {
    // It has gone away already, and will not close again.
    if (res.closed) return;
    const own = this.#perClient.get(client) ?? 0;
    if (own >= this.#bounds.perClient) throw rateLimited(RETRY_AFTER);
    this.#perClient.set(client, own + 1);
    this.#answers.set(res, client);
    res.once('close', () => this.#forget(res));
    res.on('drain', () => {
      if (this.#answers.delete(res)) this.#answers.set(res, client);
    });
    if (this.#answers.size > this.#bounds.all) this.#endStalled();
  }

  #endStalled(): void {
    const [stalled] = this.#answers.keys();
    if (!stalled) return;
    this.#forget(stalled);
    // Reset, because the kernel would keep what waits in the socket, megabytes, for a client that never reads it.
    stalled.socket?.resetAndDestroy();
    stalled.destroy();
  }

  #forget(response: ServerResponse): void {
    const client = this.#answers.get(response);
    if (client === undefined) return;
    this.#answers.delete(response);
    const left = (this.#perClient.get(client) ?? 0) - 1;
    if (left > 0) this.#perClient.set(client, left);
    else this.#perClient.delete(client);
  }
}
