import { type Kept, nameOf } from './kept.ts';
import type { Ledger } from './ledger.ts';
import type { Owner } from './owner.ts';
import { bookingOf, requestOf, type Slot } from './slots.ts';
import { post } from './torture-server.ts';

/** One kind of write. Resolves to the answer, or to undefined where there is nothing to change. */
type Write = () => Promise<Response | undefined>;

const NOTICE_HOURS = 48;

/** What visitors send and the owner edits, all mixed; `ledger` hears what became of each. */
export class MixedWrites {
  readonly #server: { url: string };
  readonly #owner: Owner;
  readonly #ledger: Ledger;
  readonly #slots: Slot[];
  readonly #run: string;
  #count = 0;
  /** By how often each comes. */
  readonly #kinds: Readonly<Record<string, { weight: number; write: Write }>> = {
    'a request': { weight: 8, write: () => this.#ask() },
    'a booking': { weight: 4, write: () => this.#book() },
    'a change of a request': { weight: 4, write: () => this.#changeRequest() },
    'a move': { weight: 3, write: () => this.#move() },
    'a cancellation': { weight: 1, write: () => this.#cancel() },
    'an article': { weight: 1, write: () => this.#edit() },
    'the availability': { weight: 1, write: () => this.#open() },
  };

  constructor(given: {
    server: { url: string };
    owner: Owner;
    ledger: Ledger;
    /** Those that are free; each is used once. */
    slots: Slot[];
    /** Makes addresses and keys different from those of other runs. */
    run: string;
  }) {
    this.#server = given.server;
    this.#owner = given.owner;
    this.#ledger = given.ledger;
    // So that a move mostly goes to another day, and often to another month, which is two writes.
    this.#slots = given.slots.toSorted((a, b) => a.time.localeCompare(b.time));
    this.#run = given.run;
  }

  get kinds(): string[] {
    return Object.keys(this.#kinds);
  }

  /** Writes something, by weight. Rejects with fetch's `TypeError` where the connection breaks. */
  async any(): Promise<Response> {
    const kinds = Object.entries(this.#kinds).flatMap(([kind, { weight }]) =>
      Array.from({ length: weight }, () => kind),
    );
    const kind = kinds[Math.floor(Math.random() * kinds.length)] ?? '';
    return (await this.write(kind)) ?? this.#ask();
  }

  async write(kind: string): Promise<Response | undefined> {
    return this.#kinds[kind]?.write();
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }

  #ask(): Promise<Response> {
    const email = `${this.#run}-${this.#next()}@example.com`;
    const note = { message: 'The crawl space is wet after every rain. '.repeat(20) };
    return this.#create({ kind: 'request', email, status: 'new' }, '/api/contact', {
      ...requestOf(email),
      ...note,
    });
  }

  async #book(): Promise<Response | undefined> {
    const slot = this.#slots.pop();
    if (!slot) return undefined;
    const email = `${this.#run}-${this.#next()}@example.com`;
    const next = { kind: 'booking', email, status: 'confirmed', ...slot } as const;
    return this.#create(next, '/api/calendar/book', bookingOf(slot, email));
  }

  async #create(
    record: Omit<Kept, 'id' | 'revision'>,
    path: string,
    body: object,
  ): Promise<Response> {
    const name = nameOf({ ...record, id: '', revision: 1 });
    this.#ledger.sends(name);
    const answer = await post(this.#server.url, path, body, record.email);
    const id = answer.ok ? ((await answer.clone().json()) as { id: string }).id : '';
    this.#ledger.answered(name, answer.ok ? { ...record, id, revision: 1 } : undefined);
    return answer;
  }

  async #changeRequest(): Promise<Response | undefined> {
    const current = this.#ledger.anyOf(({ kind }) => kind === 'request');
    const change = { note: `Called back, ${this.#next()}`, status: 'contacted' };
    return this.#change(current, change, ['PATCH', `contact-requests/${current?.id}`]);
  }

  async #move(): Promise<Response | undefined> {
    const current = this.#ledger.anyOf(isConfirmed);
    const slot = current && this.#slots.pop();
    return slot && this.#change(current, slot, ['POST', `bookings/${current.id}/move`]);
  }

  async #cancel(): Promise<Response | undefined> {
    const current = this.#ledger.anyOf(isConfirmed);
    const body = { action: 'cancel' };
    return this.#change(current, { status: 'cancelled' }, [
      'PATCH',
      `bookings/${current?.id}`,
      body,
    ]);
  }

  async #edit(): Promise<Response | undefined> {
    const current = this.#ledger.anyOf(({ kind }) => kind === 'post');
    if (!current) return undefined;
    const path = `blog/posts/${current.id}`;
    const change = { title: `Hail, part ${this.#next()}` };
    this.#ledger.sends(nameOf(current), { ...current, ...change, revision: current.revision + 1 });
    const post = await this.#owner.read<object>(`owner/posts/${current.id}`);
    return this.#change(current, change, ['PUT', path, { ...post, ...change }]);
  }

  async #open(): Promise<Response | undefined> {
    const current = this.#ledger.anyOf(({ kind }) => kind === 'availability');
    if (!current) return undefined;
    const change = { noticeHours: this.#next() % NOTICE_HOURS };
    this.#ledger.sends(nameOf(current), { ...current, ...change, revision: current.revision + 1 });
    const availability = await this.#owner.read<object>('availability');
    return this.#change(current, change, ['PUT', 'availability', { ...availability, ...change }]);
  }

  async #change(
    current: Kept | undefined,
    change: Partial<Kept>,
    [method, path, body = change]: [method: string, path: string, body?: object],
  ): Promise<Response | undefined> {
    if (!current) return undefined;
    const { revision } = current;
    const next = { ...current, ...change, revision: revision + 1 };
    this.#ledger.sends(nameOf(current), next);
    const answer = await this.#owner.send(method, path, { ...body, revision });
    this.#ledger.answered(nameOf(current), answer.ok ? next : undefined);
    return answer;
  }
}

const isConfirmed = ({ kind, status }: Kept) => kind === 'booking' && status === 'confirmed';
