import { setImmediate } from 'node:timers/promises';
import type { Low } from 'lowdb';
import { storeWriteError } from './store-write-error.ts';

/** What a caller makes of the content: `next` is the same object when nothing changes. */
export interface Decision<T, R> {
  next: T;
  result: R;
}

interface Change<T> {
  apply(content: T): T;
  settle(): void;
  reject(error: unknown): void;
}

/**
 * One file's content and the queue of changes to it. Callers that come while a write runs share
 * the next one. Content changes only once it is on disk, and nobody hears of a decision before:
 * not even the losers, for the winner's write may fail.
 */
export class CommittedFile<T> {
  readonly #low: Low<T>;
  #waiting: Change<T>[] = [];
  #draining = false;

  constructor(low: Low<T>) {
    this.#low = low;
  }

  async load(): Promise<void> {
    await this.#low.read();
  }

  /** What is on disk. */
  get content(): T {
    return this.#low.data;
  }

  /** `decide` sees the changes of those before it; it is synchronous and mutates nothing. */
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

  async #drain(): Promise<void> {
    this.#draining = true;
    while (this.#waiting.length > 0) {
      // Whoever comes in this turn of the event loop shares the write: near twice the throughput.
      await setImmediate();
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#commit(batch);
    }
    this.#draining = false;
  }

  async #commit(batch: readonly Change<T>[]): Promise<void> {
    const next = batch.reduce((content, change) => change.apply(content), this.content);
    try {
      // Not `low.write()`: it would show the change to readers before it is on disk.
      if (next !== this.content) await this.#low.adapter.write(next);
    } catch (cause) {
      const error = storeWriteError(cause);
      for (const change of batch) change.reject(error);
      return;
    }
    this.#low.data = next;
    for (const change of batch) change.settle();
  }
}
