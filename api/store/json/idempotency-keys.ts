import { type IdempotencyKey, IdempotencyKeyReusedError } from '../idempotency-key.ts';

interface Answered<R> {
  fingerprint: string;
  record: R;
}

interface Running<R> {
  fingerprint: string;
  answer: Promise<R | undefined>;
}

/** The idempotency keys of one collection with the record that each was answered with. */
export class IdempotencyKeys<R> {
  readonly #answered = new Map<string, Answered<R>>();
  readonly #running = new Map<string, Running<R>>();

  remember({ key, fingerprint }: IdempotencyKey, record: R): void {
    this.#answered.set(key, { fingerprint, record });
  }

  /** The record that the key was answered with. Throws `IdempotencyKeyReusedError`. */
  find({ key, fingerprint }: IdempotencyKey): R | undefined {
    const answered = this.#answered.get(key);
    if (answered && answered.fingerprint !== fingerprint) {
      throw new IdempotencyKeyReusedError('The idempotency key belongs to another request');
    }
    return answered?.record;
  }

  /** Afterwards the key is new. */
  forget(key: string): void {
    this.#answered.delete(key);
  }

  /**
   * The result of `add`, or the result of the first call with this key. Undefined (nothing was added)
   * and failures are not remembered.
   */
  async answer(
    { key, fingerprint }: IdempotencyKey,
    add: () => Promise<R | undefined>,
  ): Promise<R | undefined> {
    let running = this.#running.get(key);
    while (running && running.fingerprint !== fingerprint) {
      // The other caller gets the failure; here it only means that the key is free again.
      await running.answer.catch(() => undefined);
      running = this.#running.get(key);
    }
    if (running) return running.answer;

    const answered = this.find({ key, fingerprint });
    if (answered) return answered;
    const answer = add().finally(() => this.#running.delete(key));
    this.#running.set(key, { fingerprint, answer });
    return answer;
  }
}
