import fc from 'fast-check';

/** Null `often` times as often as a value. */
export const nullOr = <T>(arbitrary: fc.Arbitrary<T>, often: number): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: often, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
