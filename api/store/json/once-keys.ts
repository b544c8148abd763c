import { IdempotencyKeyReusedError, type Once } from '../store.ts';

interface Answered<R> {
  fingerprint: string;
  record: R;
}

interface Running<R> {
  fingerprint: string;
  answer: Promise<R | undefined>;
}

/** The idempotency keys of one kind of record, and what was answered to them. */
export class OnceKeys<R> {
  readonly #answered = new Map<string, Answered<R>>();
  readonly #running = new Map<string, Running<R>>();

  remember(once: Once, record: R): void {
    this.#answered.set(once.key, { fingerprint: once.fingerprint, record });
  }

  /**
   * What `add` resolves to, or what it resolved to when this key came first. Undefined, which
   * stands for nothing added, is not remembered; neither is a failure.
   */
  async answer(once: Once, add: () => Promise<R | undefined>): Promise<R | undefined> {
    let running = this.#running.get(once.key);
    while (running && running.fingerprint !== once.fingerprint) {
      // Its own caller hears of a failure; here it only says that the key is free again.
      await running.answer.catch(() => undefined);
      running = this.#running.get(once.key);
    }
    if (running) return running.answer;

    const answered = this.#answered.get(once.key);
    if (answered) {
      if (answered.fingerprint === once.fingerprint) return answered.record;
      throw new IdempotencyKeyReusedError('The idempotency key belongs to another request');
    }
    const answer = add().finally(() => this.#running.delete(once.key));
    this.#running.set(once.key, { fingerprint: once.fingerprint, answer });
    return answer;
  }
}
