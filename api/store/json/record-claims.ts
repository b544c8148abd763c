import type { Versioned } from '#domain/records/versioned.schema.ts';
import { type Attempt, isClaimable, type Planned } from '../outbox/attempts.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import type { MonthlyRecords } from './monthly-records.ts';

interface Lease {
  now: Date;
  until: Date;
}

interface Claim<P> extends Lease {
  limit: number;
  /** All that is open now, the earliest due first. */
  planned(): readonly P[];
  /** It as it is now; undefined when its cause is gone. */
  current(planned: P): P | undefined;
  /** Which of those that are due may be claimed now, asked in order; all of them without it. */
  admit?: ((due: readonly P[]) => (planned: P) => boolean) | undefined;
}

/** The stored `record` with a claim. */
type Claimed<P, R> = (planned: P, record: R | undefined, lease: Lease) => R;

/** Claims of what is due, one after the other, so that no two get the same. */
export class RecordClaims<
  P extends Planned,
  R extends Versioned & Attempt & { createdAt: string },
> {
  readonly #records: MonthlyRecords<R>;
  readonly #claimed: Claimed<P, R>;
  readonly #mutex = new KeyedMutex();
  /**
   * What the last look through all has found due and nobody has claimed since, the latest first. Among
   * thousands a look takes 20 ms: there is another one when these are claimed.
   */
  #backlog: P[] = [];
  #isAdmitted: ((planned: P) => boolean) | undefined;

  constructor(records: MonthlyRecords<R>, claimed: Claimed<P, R>) {
    this.#records = records;
    this.#claimed = claimed;
  }

  /** See `Outbox.claim`. */
  claim(claim: Claim<P>): Promise<P[]> {
    return this.#mutex.run('claim', async () => {
      const claimed = this.#takeDue(claim);
      await this.#writeAll(claimed, (planned, record) => this.#claimed(planned, record, claim));
      return claimed;
    });
  }

  /** Stores the record that `next` makes of each, between two claims. */
  put(planned: readonly P[], next: (planned: P, record: R | undefined) => R): Promise<void> {
    return this.#mutex.run('claim', () => this.#writeAll(planned, next));
  }

  /** Calls `work` between two claims. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#mutex.run('claim', work);
  }

  #takeDue({ now, limit, planned: lookForAll, current, admit }: Claim<P>): P[] {
    if (this.#backlog.length === 0) {
      const due = lookForAll().filter((planned) => this.#isClaimable(planned, now));
      this.#backlog = due.reverse();
      this.#isAdmitted = due.length > 0 ? admit?.(due) : undefined;
    }
    const taken: P[] = [];
    while (taken.length < limit && this.#backlog.length > 0) {
      const found = this.#backlog.pop();
      // Since the look it may have been claimed, or its cause may be gone.
      const planned = found && current(found);
      if (!planned || !this.#isClaimable(planned, now)) continue;
      if (this.#isAdmitted?.(planned) ?? true) taken.push(planned);
    }
    return taken;
  }

  #isClaimable(planned: P, now: Date): boolean {
    return isClaimable(planned, this.#records.find(planned.id), now);
  }

  async #writeAll(
    all: readonly P[],
    next: (planned: P, record: R | undefined) => R,
  ): Promise<void> {
    const writing = all.map(async (planned) => {
      const current = this.#records.find(planned.id);
      if (current) await this.#records.change(current, (record) => next(planned, record));
      else await this.#records.add(next(planned, undefined), undefined);
    });
    // Settled, so that no write is left running when one has failed.
    await Promise.allSettled(writing);
    await Promise.all(writing);
  }
}
