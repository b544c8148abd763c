import { nameOf, type RecordState, sameVersion } from './record-states.ts';

/** What was sent and what was acknowledged, to be compared with what is stored. */
export class Ledger {
  readonly faults: string[] = [];
  acknowledged = 0;
  readonly #known = new Map<string, RecordState>();
  /** Sent and not answered; undefined for a new record. */
  readonly #sent = new Map<string, RecordState | undefined>();

  /** A random record that no client is changing. */
  anyOf(fits: (record: RecordState) => boolean): RecordState | undefined {
    const free = [...this.#known.values()].filter(
      (record) => fits(record) && !this.#sent.has(nameOf(record)),
    );
    return free[Math.floor(Math.random() * free.length)];
  }

  sends(name: string, next?: RecordState): void {
    this.#sent.set(name, next);
  }

  answered(name: string, saved: RecordState | undefined): void {
    this.#sent.delete(name);
    if (!saved) return;
    this.#known.set(name, saved);
    this.acknowledged += 1;
  }

  /**
   * Compares `stored` with what was acknowledged. A write without an answer may be stored or not. The
   * first audit takes what is there as given.
   */
  audit(stored: readonly RecordState[]): void {
    const found = new Map(stored.map((record) => [nameOf(record), record]));
    if (found.size !== stored.length) this.faults.push('a record is stored twice');
    for (const [name, known] of this.#known) {
      const now = found.get(name);
      if (!now) this.faults.push(`${name} was acknowledged and is lost`);
      else if (!sameVersion(now, known) && !sameVersion(now, this.#sent.get(name))) {
        const revisions = `acknowledged ${known.revision}, stored ${now.revision}`;
        this.faults.push(`${name}: wrong version, ${revisions}`);
      }
    }
    for (const name of found.keys()) {
      if (this.#known.size > 0 && !this.#known.has(name) && !this.#sent.has(name)) {
        this.faults.push(`${name} was refused or never sent, and is stored`);
      }
    }
    for (const { kind, label, content } of stored) {
      if (kind === 'report' && label !== content) {
        this.faults.push(`a report was sent with ${label} and is ${content}`);
      }
    }
    const slots = stored.flatMap(({ kind, status, date, time }) =>
      kind === 'booking' && status !== 'cancelled' ? [`${date} ${time}`] : [],
    );
    if (new Set(slots).size !== slots.length) this.faults.push('a slot is booked twice');

    this.#sent.clear();
    this.#known.clear();
    for (const [name, record] of found) this.#known.set(name, record);
  }
}
