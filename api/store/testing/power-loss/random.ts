/** A repeatable source of chance. */
export interface Random {
  /** An integer from 0 to `limit` - 1. */
  below(limit: number): number;
  /** One of `values`, which must not be empty. */
  of<T>(values: readonly T[]): T;
}

/** Mulberry32: good enough to choose, and the same sequence for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return { below, of: (values) => values[below(values.length)] as never };
}
