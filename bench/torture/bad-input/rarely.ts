import fc from 'fast-check';

/** Null `often` times as often as something. */
export const rarely = <T>(arbitrary: fc.Arbitrary<T>, often: number): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: often, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
