/** The values with their positions as keys: a mail is rendered once, so the order never changes. */
export const keyed = <T>(values: readonly T[]): { key: number; value: T }[] =>
  values.map((value, key) => ({ key, value }));
