/**
 * Why a target is missed, as far as it was found out. The key is how the measure's name begins; it
 * is printed only while the measure is missed.
 */
const reasons: Readonly<Record<string, string>> = {};

export const reasonFor = (what: string): string | undefined =>
  Object.entries(reasons).find(([measure]) => what.startsWith(measure))?.[1];
