import { hash } from 'node:crypto';
import { post } from './clients.ts';
import { type JobEntry, stateOf } from './job-entries.ts';
import type { Ledger } from './ledger.ts';
import type { Owner } from './owner.ts';
import { nameOf, type RecordState } from './record-states.ts';

/** Bytes of a report: several parts of a stream and of a database. */
const REPORT_BYTES = 3 * 2 ** 20;

/** A kind of write with its relative frequency. */
export interface Kind {
  weight: number;
  /** Resolves to the answer, or to undefined where there is nothing to change. */
  write(): Promise<Response | undefined>;
}

interface Given {
  server: { url: string };
  owner: Owner;
  ledger: Ledger;
  /** Distinguishes what is sent from that of other runs. */
  run: string;
  mayBeStored?: boolean | undefined;
}

/** Asks every client to sign. */
export async function addAgreement(owner: Owner): Promise<void> {
  const text = 'For {{client}}';
  const template = { name: 'Agreement', locale: 'en', inspectionTypes: [], text };
  const answer = await owner.send('POST', 'agreement-templates', template);
  if (!answer.ok) throw new Error(`The agreement was answered with ${answer.status}`);
}

/** Signatures by the link of a booking, payments noted by hand, and reports; `ledger` records each and its answer. */
export class JobWrites {
  readonly #given: Given;
  /** By the booking's id. */
  readonly #links = new Map<string, string>();
  #count = 0;

  constructor(given: Given) {
    this.#given = given;
  }

  get kinds(): Readonly<Record<string, Kind>> {
    return {
      signature: { weight: 3, write: () => this.#sign() },
      payment: { weight: 3, write: () => this.#pay() },
      report: { weight: 4, write: () => this.#upload() },
    };
  }

  addLink(bookingId: string, manageUrl: string): void {
    this.#links.set(bookingId, manageUrl.split('/').at(-1) ?? '');
  }

  #sign(): Promise<Response | undefined> {
    return this.#forBooking(
      ({ id }) => this.#links.has(id),
      async ({ id }) => {
        const { url } = this.#given.server;
        const path = `/api/appointments/${this.#links.get(id)}/agreement`;
        const read = await fetch(url + path);
        if (!read.ok) return read;
        const { version, canSign } = (await read.json()) as { version: string; canSign: boolean };
        if (!canSign) return undefined;
        const name = `Grace Hollowbrook ${this.#next()}`;
        const entry = { kind: 'signature', label: `${id} ${name}`, content: version } as const;
        return this.#add(entry, () => post(url, path, { version, name, consent: true }));
      },
    );
  }

  #pay(): Promise<Response | undefined> {
    return this.#forBooking(
      () => true,
      ({ id }) => {
        const label = this.#next();
        const amount = 1 + this.#count;
        const body = { amount, method: 'check', note: label };
        return this.#add({ kind: 'payment', label, content: String(amount) }, () =>
          this.#given.owner.send('POST', `bookings/${id}/payments`, body, {
            'Idempotency-Key': label,
          }),
        );
      },
    );
  }

  #upload(): Promise<Response | undefined> {
    return this.#forBooking(
      () => true,
      ({ id }) => {
        const file = pdfOf(this.#next());
        const content = `${file.length} ${hash('sha256', file, 'hex')}`;
        return this.#add({ kind: 'report', label: content, content }, () =>
          this.#given.owner.sendReport(id, file, `${content}.pdf`),
        );
      },
    );
  }

  #next(): string {
    this.#count += 1;
    return `${this.#given.run}-${this.#count}`;
  }

  /** Nobody else changes the booking meanwhile: of a canceled one nothing is signed. */
  async #forBooking(
    fits: (booking: RecordState) => boolean,
    write: (booking: RecordState) => Promise<Response | undefined>,
  ): Promise<Response | undefined> {
    const { ledger } = this.#given;
    const isOpen = ({ kind, status }: RecordState) => kind === 'booking' && status === 'confirmed';
    const booking = ledger.anyOf((record) => isOpen(record) && fits(record));
    if (!booking) return undefined;
    ledger.sends(nameOf(booking), booking);
    const answer = await write(booking);
    ledger.answered(nameOf(booking), undefined);
    return answer;
  }

  /** Sends it twice at once, as on an unreliable line. Resolves to a refusal if there is one. */
  async #add(entry: JobEntry, send: () => Promise<Response>): Promise<Response> {
    const { ledger, mayBeStored } = this.#given;
    const next = stateOf(entry);
    ledger.sends(nameOf(next), next);
    const [first, second] = await Promise.all([send(), send()]);
    const isStored = first.ok || second.ok;
    const mayBe = mayBeStored && [first, second].some(({ status }) => status === 503);
    if (isStored || !mayBe) ledger.answered(nameOf(next), isStored ? next : undefined);
    const [other, answer] = first.ok ? [first, second] : [second, first];
    await other.arrayBuffer();
    return answer;
  }
}

/** Different for each `label`. */
const pdfOf = (label: string): Buffer<ArrayBuffer> =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(REPORT_BYTES, `${label}\n`),
    Buffer.from('\n1 0 obj\nendobj\n%%EOF\n'),
  ]);
