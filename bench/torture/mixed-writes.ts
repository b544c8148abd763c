import { post } from './clients.ts';
import { JobWrites, type Kind } from './job-writes.ts';
import type { Ledger } from './ledger.ts';
import type { Owner } from './owner.ts';
import { nameOf, type RecordState } from './record-states.ts';
import { bookingOf, requestOf, type Slot } from './slots.ts';

interface Given {
  server: { url: string };
  owner: Owner;
  ledger: Ledger;
  /** Free slots; each is used once. */
  slots: readonly Slot[];
  /** Distinguishes addresses and keys from those of other runs. */
  run: string;
  /** Whether a write that was answered with 503 may be stored, as when a connection broke during its commit. */
  mayBeStored?: boolean;
  /** Whether agreements are signed, payments noted and reports uploaded too. */
  withJobs?: boolean;
}

interface Created {
  id: string;
  /** Of a booking. */
  manageUrl?: string;
}

const NOTICE_HOURS = 48;

/** Random writes of visitors and the owner; `ledger` records each and its answer. */
export class MixedWrites {
  readonly #given: Given;
  /** In an order in which a move often goes to another month, which is two writes. */
  readonly #slots: Slot[];
  #count = 0;
  /** Ids of what was cancelled here: its slots are still free, because each of `#slots` is used once. */
  readonly #cancelled = new Set<string>();
  readonly #jobs: JobWrites;
  readonly #kinds: Readonly<Record<string, Kind>>;
  readonly #leadKinds: Readonly<Record<string, Kind>> = {
    'contact request': { weight: 8, write: () => this.#request() },
    booking: { weight: 4, write: () => this.#book() },
    'request change': { weight: 4, write: () => this.#changeRequest() },
    move: { weight: 3, write: () => this.#move() },
    cancellation: { weight: 2, write: () => this.#cancel() },
    reopening: { weight: 1, write: () => this.#reopen() },
    'article edit': { weight: 1, write: () => this.#edit() },
    'availability change': { weight: 1, write: () => this.#open() },
  };

  constructor(given: Given) {
    this.#given = given;
    this.#jobs = new JobWrites(given);
    this.#kinds = { ...this.#leadKinds, ...(given.withJobs && this.#jobs.kinds) };
    this.#slots = given.slots.toSorted((a, b) => a.time.localeCompare(b.time));
  }

  get kinds(): string[] {
    return Object.keys(this.#kinds);
  }

  /** A write of any kind. Rejects with fetch's `TypeError` when the connection breaks. */
  async any(): Promise<Response> {
    const kinds = Object.entries(this.#kinds).flatMap(([kind, { weight }]) =>
      Array.from({ length: weight }, () => kind),
    );
    const kind = kinds[Math.floor(Math.random() * kinds.length)] ?? '';
    return (await this.write(kind)) ?? this.#request();
  }

  async write(kind: string): Promise<Response | undefined> {
    return this.#kinds[kind]?.write();
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }

  #request(): Promise<Response> {
    const email = `${this.#given.run}-${this.#next()}@example.com`;
    const note = { message: 'The crawl space is wet after every rain. '.repeat(20) };
    return this.#create({ kind: 'request', email, status: 'new' }, '/api/contact', {
      ...requestOf(email),
      ...note,
    });
  }

  async #book(): Promise<Response | undefined> {
    const slot = this.#slots.pop();
    if (!slot) return undefined;
    const email = `${this.#given.run}-${this.#next()}@example.com`;
    const next = { kind: 'booking', email, status: 'confirmed', ...slot } as const;
    return this.#create(next, '/api/calendar/book', bookingOf(slot, email));
  }

  async #create(
    record: Omit<RecordState, 'id' | 'revision'>,
    path: string,
    body: object,
  ): Promise<Response> {
    const name = nameOf({ ...record, id: '', revision: 1 });
    this.#given.ledger.sends(name);
    const answer = await post(this.#given.server.url, path, body, record.email);
    const created: Created = answer.ok ? await answer.clone().json() : { id: '' };
    this.#answered(name, answer, { ...record, id: created.id, revision: 1 });
    if (created.manageUrl) this.#jobs.addLink(created.id, created.manageUrl);
    return answer;
  }

  #answered(name: string, { ok, status }: Response, next: RecordState): void {
    if (status === 503 && this.#given.mayBeStored) return;
    this.#given.ledger.answered(name, ok ? next : undefined);
  }

  async #changeRequest(): Promise<Response | undefined> {
    const current = this.#given.ledger.anyOf(({ kind }) => kind === 'request');
    const change = { note: `Called back, ${this.#next()}`, status: 'contacted' };
    return this.#change(current, change, ['PATCH', `contact-requests/${current?.id}`]);
  }

  async #move(): Promise<Response | undefined> {
    const current = this.#given.ledger.anyOf(isConfirmed);
    const slot = current && this.#slots.pop();
    return slot && this.#change(current, slot, ['POST', `bookings/${current.id}/move`]);
  }

  async #cancel(): Promise<Response | undefined> {
    const current = this.#given.ledger.anyOf(isConfirmed);
    const body = { action: 'cancel' };
    const answer = await this.#change(current, { status: 'cancelled' }, [
      'PATCH',
      `bookings/${current?.id}`,
      body,
    ]);
    if (current && answer?.ok) this.#cancelled.add(current.id);
    return answer;
  }

  /** Cancels a booking when there is none to reopen. */
  async #reopen(): Promise<Response | undefined> {
    const current = this.#given.ledger.anyOf(
      ({ id, status }) => status === 'cancelled' && this.#cancelled.has(id),
    );
    if (!current) return this.#cancel();
    const path = `bookings/${current.id}/reopen`;
    return this.#change(current, { status: 'confirmed' }, ['POST', path, {}]);
  }

  #edit(): Promise<Response | undefined> {
    const change = { title: `Hail, part ${this.#next()}` };
    return this.#replace('post', change, (id) => [`owner/posts/${id}`, `blog/posts/${id}`]);
  }

  #open(): Promise<Response | undefined> {
    const change = { noticeHours: this.#next() % NOTICE_HOURS };
    return this.#replace('availability', change, () => ['availability', 'availability']);
  }

  /** Reads a whole record and writes it back with a change. */
  async #replace(
    kind: RecordState['kind'],
    change: Partial<RecordState>,
    pathsOf: (id: string) => [read: string, write: string],
  ): Promise<Response | undefined> {
    const current = this.#given.ledger.anyOf((record) => record.kind === kind);
    if (!current) return undefined;
    const [read, write] = pathsOf(current.id);
    // Before the first await: no other client may choose this record.
    this.#given.ledger.sends(nameOf(current), {
      ...current,
      ...change,
      revision: current.revision + 1,
    });
    const answer = await this.#given.owner.send('GET', read);
    if (!answer.ok) {
      this.#given.ledger.answered(nameOf(current), undefined);
      return answer;
    }
    const whole = (await answer.json()) as object;
    return this.#change(current, change, ['PUT', write, { ...whole, ...change }]);
  }

  async #change(
    current: RecordState | undefined,
    change: Partial<RecordState>,
    [method, path, body = change]: [method: string, path: string, body?: object],
  ): Promise<Response | undefined> {
    if (!current) return undefined;
    const { revision } = current;
    const next = { ...current, ...change, revision: revision + 1 };
    this.#given.ledger.sends(nameOf(current), next);
    const answer = await this.#given.owner.send(method, path, { ...body, revision });
    this.#answered(nameOf(current), answer, next);
    return answer;
  }
}

const isConfirmed = ({ kind, status }: RecordState) => kind === 'booking' && status === 'confirmed';
