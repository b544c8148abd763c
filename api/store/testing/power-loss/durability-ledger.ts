/** What is stored, as text, by a name such as `booking 17`; what is absent has no entry. */
export type Contents = ReadonlyMap<string, string>;

interface Attempt {
  /** Undefined for a removal. */
  text: string | undefined;
  begun: number;
  /** Infinity while there is no answer. */
  acknowledged: number;
}

/** What was sent and acknowledged at which time; a time is the number of changes of the disk before it. */
export class DurabilityLedger {
  readonly #attempts = new Map<string, Attempt[]>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get acknowledged(): number {
    return [...this.#attempts.values()].flat().filter((one) => one.acknowledged < Infinity).length;
  }

  /** A write begins; call the result when it is acknowledged. */
  begin(name: string, text: string | undefined): () => void {
    const attempt: Attempt = { text, begun: this.#now(), acknowledged: Number.POSITIVE_INFINITY };
    this.#attempts.set(name, [...(this.#attempts.get(name) ?? []), attempt]);
    return () => {
      attempt.acknowledged = this.#now();
    };
  }

  /** What a started store shows to its readers counts as acknowledged. */
  shown(contents: Contents): void {
    for (const name of new Set([...this.#attempts.keys(), ...contents.keys()])) {
      this.begin(name, contents.get(name))();
    }
  }

  /** What is wrong with `contents` after a cut at `time`. */
  faults(contents: Contents, time = this.#now()): string[] {
    return [...new Set([...this.#attempts.keys(), ...contents.keys()])].flatMap((name) => {
      const text = contents.get(name);
      const possible = this.#possible(name, time);
      if (possible.includes(text)) return [];
      if (text === undefined) return [`${name} was acknowledged and is lost`];
      if (!this.#attempts.has(name)) return [`${name} was never sent`];
      return [`${name} is in a version that is older than acknowledged, or was never sent`];
    });
  }

  /** The last acknowledged version and those that were sent after it. */
  #possible(name: string, time: number): (string | undefined)[] {
    const begun = (this.#attempts.get(name) ?? []).filter((attempt) => attempt.begun <= time);
    const last = begun.findLastIndex((attempt) => attempt.acknowledged <= time);
    return [
      ...(last < 0 ? [undefined] : []),
      ...begun.slice(Math.max(last, 0)).map(({ text }) => text),
    ];
  }
}
