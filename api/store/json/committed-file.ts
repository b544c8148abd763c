import { setImmediate } from 'node:timers/promises';
import type { Low } from 'lowdb';
import type { Decision } from '../records/records.ts';
import { storeWriteError } from './store-write-error.ts';

interface Change<T> {
  apply(content: T): T;
  settle(): void;
  reject(error: unknown): void;
}

/** Whether the changes from `from` over `via` to `to` may share a write. */
type IsOneWrite<T> = (from: T, via: T, to: T) => boolean;

/**
 * A file's content with group commit: changes that arrive during a write share the next one. New
 * content becomes visible once it is on disk, and only then is any decision that depends on it
 * reported, refusals too, because the write may fail.
 */
export class CommittedFile<T> {
  readonly #low: Low<T>;
  readonly #isOneWrite: IsOneWrite<T>;
  readonly #onCommit: (() => void) | undefined;
  #waiting: Change<T>[] = [];
  #draining = false;
  /** The write that runs, or the call that holds the file. */
  #turn: Promise<unknown> = Promise.resolve();

  /** `onCommit` is called when new content is on disk, before its changes resolve. */
  constructor(
    low: Low<T>,
    options: { isOneWrite?: IsOneWrite<T>; onCommit?: (() => void) | undefined } = {},
  ) {
    this.#low = low;
    this.#isOneWrite = options.isOneWrite ?? (() => true);
    this.#onCommit = options.onCommit;
  }

  async load(): Promise<void> {
    await this.#low.read();
  }

  /** The content on disk. */
  get content(): T {
    return this.#low.data;
  }

  /** `decide` sees the changes queued before it; it is synchronous and pure. */
  change<R>(decide: (content: T) => Decision<T, R>): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      let settle: () => void;
      this.#waiting.push({
        apply(content) {
          try {
            const { next, result } = decide(content);
            settle = () => resolve(result);
            return next;
          } catch (error) {
            settle = () => reject(error);
            return content;
          }
        },
        settle: () => settle(),
        reject,
      });
      if (!this.#draining) void this.#drain();
    });
  }

  /** Calls `work` with what writes new content, while nobody else changes the file. */
  hold<R>(work: (write: (next: T) => Promise<void>) => Promise<R>): Promise<R> {
    return this.#inTurn(() => work((next) => this.#write(next)));
  }

  #inTurn<R>(work: () => Promise<R>): Promise<R> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #drain(): Promise<void> {
    this.#draining = true;
    while (this.#waiting.length > 0) {
      // Changes of the same event-loop turn share the write, which nearly doubles the throughput.
      await setImmediate();
      await this.#inTurn(() => this.#commit());
    }
    this.#draining = false;
  }

  async #commit(): Promise<void> {
    let next = this.content;
    let shared = 0;
    for (const change of this.#waiting) {
      const after = change.apply(next);
      if (!this.#isOneWrite(this.content, next, after)) break;
      next = after;
      shared += 1;
    }
    const batch = this.#waiting.splice(0, shared);
    try {
      await this.#write(next);
    } catch (error) {
      for (const change of batch) change.reject(error);
      return;
    }
    for (const change of batch) change.settle();
  }

  async #write(next: T): Promise<void> {
    if (next === this.content) return;
    try {
      // Not `low.write()`, which changes `low.data` before the content is on disk.
      await this.#low.adapter.write(next);
    } catch (cause) {
      throw storeWriteError(cause);
    }
    this.#low.data = next;
    this.#onCommit?.();
  }
}
