import { type Kept, nameOf, sameVersion } from './kept.ts';

/** What was sent and what was acknowledged, to hold against what is kept. */
export class Ledger {
  readonly faults: string[] = [];
  acknowledged = 0;
  readonly #known = new Map<string, Kept>();
  /** Sent and not answered yet, or never; undefined for what is new. */
  readonly #sent = new Map<string, Kept | undefined>();

  /** A record that nobody is changing right now. */
  anyOf(fits: (record: Kept) => boolean): Kept | undefined {
    const free = [...this.#known.values()].filter(
      (record) => fits(record) && !this.#sent.has(nameOf(record)),
    );
    return free[Math.floor(Math.random() * free.length)];
  }

  sends(name: string, next?: Kept): void {
    this.#sent.set(name, next);
  }

  answered(name: string, saved: Kept | undefined): void {
    this.#sent.delete(name);
    if (!saved) return;
    this.#known.set(name, saved);
    this.acknowledged += 1;
  }

  /**
   * Holds `kept` against what was acknowledged. What never got an answer may be there or not. The
   * first time, it is what was there before.
   */
  audit(kept: readonly Kept[]): void {
    const found = new Map(kept.map((record) => [nameOf(record), record]));
    if (found.size !== kept.length) this.faults.push('a record is kept twice');
    for (const [name, known] of this.#known) {
      const now = found.get(name);
      if (!now) this.faults.push(`${name} was acknowledged and is not kept`);
      else if (!sameVersion(now, known) && !sameVersion(now, this.#sent.get(name))) {
        this.faults.push(
          `${name}: revision ${known.revision} was acknowledged, kept is ${now.revision}`,
        );
      }
    }
    for (const name of found.keys()) {
      if (this.#known.size > 0 && !this.#known.has(name) && !this.#sent.has(name)) {
        this.faults.push(`${name} was refused, or never sent, and is kept`);
      }
    }
    const slots = kept.flatMap(({ kind, status, date, time }) =>
      kind === 'booking' && status !== 'cancelled' ? [`${date} ${time}`] : [],
    );
    if (new Set(slots).size !== slots.length) this.faults.push('a slot is sold twice');

    this.#sent.clear();
    this.#known.clear();
    for (const [name, record] of found) this.#known.set(name, record);
  }
}
