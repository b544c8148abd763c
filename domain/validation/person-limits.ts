/** Limits of what a person enters about themselves, in characters. */
export const personLimits = {
  name: 200,
  email: 254,
  /** Notations vary; at least ten characters (spec §5). */
  phone: { min: 10, max: 40 },
  address: 300,
} as const;
