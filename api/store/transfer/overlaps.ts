/** Finds bookings that take time which an earlier one has: the owner's, and those of older versions. */
export class Overlaps {
  /** From start to end in minutes, by date. */
  readonly #taken = new Map<string, [start: number, end: number][]>();

  /** Whether the row overlaps with one of the earlier calls for which the answer was no. */
  has({ date, standing, taken }: { date: string; standing: boolean; taken: string }): boolean {
    if (!standing) return false;
    const [start = 0, end = 0] = (taken.match(/\d+/g) ?? []).map(Number);
    const others = this.#taken.get(date) ?? [];
    if (others.some(([from, until]) => start < until && from < end)) return true;
    this.#taken.set(date, [...others, [start, end]]);
    return false;
  }
}
