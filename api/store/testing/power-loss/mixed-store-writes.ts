import { addMilliseconds } from 'date-fns/addMilliseconds';
import type { IdempotencyKey } from '#api/store/idempotency-key.ts';
import type { Store } from '#api/store/store.ts';
import { StoreWriteError } from '#api/store/store-write-error.ts';
import { sampleBooking, sampleContactRequest } from '#api/store/testing/sample-records.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { applyBookingAction } from '#domain/booking/booking-changes.ts';
import { ContentWrites, NOW, next, type SharedSteps, saved } from './content-writes.ts';
import { textOf } from './contents.ts';
import type { DurabilityLedger } from './durability-ledger.ts';
import { JobWrites } from './job-writes.ts';
import { beginMessages, MESSAGES_SINCE, writeMessages } from './message-writes.ts';
import type { Random } from './random.ts';

const EVERYTHING = { limit: Number.POSITIVE_INFINITY };
/** Three months, so that moves often change two files. */
const dates = ['2026-11-30', '2026-12-01', '2026-12-02', '2027-01-04', '2027-01-05'];
const times = Array.from(
  { length: 40 },
  (_, at) => `${String(8 + (at >> 2)).padStart(2, '0')}:${15 * (at % 4) || '00'}`,
);

type Write = () => Promise<void>;

/** Random writes of every kind; `ledger` records each and its answer. */
export class MixedStoreWrites implements SharedSteps {
  store!: Store;
  readonly random: Random;
  readonly #ledger: DurabilityLedger;
  readonly #content = new ContentWrites(this);
  readonly #jobs = new JobWrites(this);
  /** Names of what is being written: a client waits for its answer before it changes it again. */
  readonly #busy = new Set<string>();
  /** Sent with a key and not answered. */
  readonly #unanswered = new Map<string, Write>();
  /** The bookings that were sent and not answered, by number. */
  readonly #reserving = new Set<number>();
  #count = 0;
  /** With their relative frequency. */
  readonly #kinds: readonly [weight: number, write: Write][] = [
    [4, () => this.#request()],
    [4, () => this.#book().then(() => this.#messages())],
    [2, () => this.#changeRequest()],
    [3, () => this.#move()],
    [1, () => this.#cancel()],
    [1, () => this.#reopen()],
    [2, () => this.#content.post()],
    [2, () => this.#content.session()],
    [1, () => this.#content.availability()],
    [2, () => this.#jobs.line()],
    [1, () => this.#jobs.report()],
    [1, () => this.#content.picture()],
    [1, () => this.#content.reads()],
    [1, () => this.#content.feed()],
    [3, () => this.#messages()],
  ];

  constructor(ledger: DurabilityLedger, random: Random) {
    this.#ledger = ledger;
    this.random = random;
  }

  get pictures(): ReadonlySet<string> {
    return this.#content.pictures;
  }

  /** Continues on a store that has started again: repeats what got no answer, with its key. */
  async startOn(store: Store): Promise<void> {
    this.store = store;
    this.#busy.clear();
    for (const repeat of [...this.#unanswered.values()]) await this.#tolerant(repeat);
    await this.#tolerant(() => beginMessages(store, this.#ledger));
    await this.#tolerant(() => this.#messages());
  }

  /** One write; resolves also when the disk refuses it. */
  async any(): Promise<void> {
    const kinds = this.#kinds.flatMap(([weight, write]) =>
      Array.from({ length: weight }, () => write),
    );
    await this.#tolerant(this.random.of(kinds));
  }

  async #tolerant(write: Write): Promise<void> {
    await write().catch((error: unknown) => {
      if (!(error instanceof StoreWriteError)) throw error;
    });
  }

  isBusy(name: string): boolean {
    return this.#busy.has(name);
  }

  async write<T>(name: string, next: unknown, write: () => Promise<T>): Promise<T | undefined> {
    if (this.#busy.has(name)) return undefined;
    this.#busy.add(name);
    const acknowledge = this.#ledger.begin(name, next === undefined ? next : textOf(next));
    try {
      const answer = await write();
      acknowledge();
      return answer;
    } finally {
      this.#busy.delete(name);
    }
  }

  count(): number {
    this.#count += 1;
    return this.#count;
  }

  async #request(): Promise<void> {
    const email = `client-${this.count()}@example.com`;
    const name = `request ${email}`;
    await this.#keyed(email, async (key) => {
      const request = sampleContactRequest({ email });
      this.#ledger.begin(name, textOf(request));
      const stored = await this.store.addContactRequest(request, key);
      this.#ledger.begin(name, textOf(stored))();
    });
  }

  async #book(): Promise<void> {
    const number = this.count();
    const email = `client-${number}@example.com`;
    const name = `booking ${email}`;
    const createdAt = createdAtOf(number).toISOString();
    this.#reserving.add(number);
    const slot = { date: this.random.of(dates), time: this.random.of(times) };
    await this.#keyed(email, async (key) => {
      const booking = sampleBooking({ email, createdAt, ...slot });
      this.#ledger.begin(name, textOf(booking));
      const answer = await this.store.reserveSlot(booking, key);
      if (answer.outcome === 'reserved') this.#ledger.begin(name, textOf(answer.booking))();
      this.#reserving.delete(number);
    });
  }

  async #keyed(name: string, write: (key: IdempotencyKey) => Promise<void>): Promise<void> {
    const send = async () => {
      await write({ key: name, fingerprint: name });
      this.#unanswered.delete(name);
    };
    this.#unanswered.set(name, send);
    await send();
  }

  async #changeRequest(): Promise<void> {
    const { data } = await this.store.listContactRequests(EVERYTHING);
    const request = data.length > 0 ? this.random.of(data) : undefined;
    if (!request) return;
    const change = { ...request, note: `Called back, ${this.count()}` };
    await this.write(`request ${request.email}`, next(change), () =>
      this.store.changeContactRequest(request, () => change).then(saved),
    );
  }

  async #move(): Promise<void> {
    const to = { date: this.random.of(dates), time: this.random.of(times) };
    const standing = await this.store.standingOn(to.date);
    if (standing.some(({ time }) => time === to.time)) return;
    await this.#changeBooking('move', to, (booking, change) =>
      this.store.moveBooking(booking, change),
    );
  }

  async #cancel(): Promise<void> {
    await this.#changeBooking('cancel', undefined, (booking, change) =>
      this.store.changeBooking(booking, change),
    );
  }

  async #reopen(): Promise<void> {
    await this.#changeBooking('reopen', undefined, (booking, change) =>
      this.store.moveBooking(booking, change),
    );
  }

  async #changeBooking(
    action: 'move' | 'cancel' | 'reopen',
    to: { date: string; time: string } | undefined,
    write: (booking: Booking, change: () => Booking) => ReturnType<Store['moveBooking']>,
  ): Promise<void> {
    const { data } = await this.store.listBookings(EVERYTHING);
    const booking = data.length > 0 ? this.random.of(data) : undefined;
    const name = `booking ${booking?.email}`;
    const change = booking && applyBookingAction(booking, { action, to, at: NOW, by: 'Owner' });
    if (!booking || !change || this.#busy.has(name)) return;
    this.#busy.add(name);
    const acknowledge = this.#ledger.begin(name, textOf(next(change)));
    try {
      // Another booking may have taken the slot meanwhile.
      const { outcome } = await write(booking, () => change);
      if (outcome === 'saved') acknowledge();
    } finally {
      this.#busy.delete(name);
    }
  }

  async #messages(): Promise<void> {
    const name = 'outbox';
    if (this.#busy.has(name)) return;
    this.#busy.add(name);
    const last = Math.min(this.#count, ...[...this.#reserving].map((number) => number - 1));
    try {
      await writeMessages(this.store, {
        ledger: this.#ledger,
        random: this.random,
        now: createdAtOf(last),
      });
    } finally {
      this.#busy.delete(name);
    }
  }
}

/** Later for each booking, and all before `NOW`, at which bookings are changed. */
const createdAtOf = (number: number): Date => addMilliseconds(MESSAGES_SINCE, number);
