import * as z from 'zod/mini';

/** A ZIP code of five digits. */
export const zipCodeSchema = z
  .string('zip_code_invalid')
  .check(z.regex(/^\d{5}$/, 'zip_code_invalid'));

/** Words before a number that is not a ZIP code although it ends the address. */
const unitWord = /(?:\b(?:apt|apartment|unit|suite|ste|lot|bldg|building|no|box|hwy)|#)[\s.#]*$/i;

/** After the postal code of a state. */
const afterState =
  /\b(?:a[klrz]|c[aot]|d[ce]|fl|ga|hi|i[adln]|k[sy]|la|m[adeinost]|n[cdehjmvy]|o[hkr]|pa|ri|s[cd]|t[nx]|ut|v[at]|w[aivy])[\s,.]+(\d{5})(?:-\d{4})?(?!\d)/gi;
const atTheEnd = /(?:^|\D)(\d{5})(?:-\d{4})?[\s,.]*(?:u\.?s\.?(?:a\.?)?|united states)?[\s,.]*$/i;

/**
 * The ZIP code of an address as people type it: the five digits after the state, else those at the end.
 * Undefined without one: a number at the beginning is a house number.
 */
export function zipCodeOf(address: string): string | undefined {
  const stated = [...address.matchAll(afterState)].at(-1)?.[1];
  if (stated) return stated;
  const last = atTheEnd.exec(address)?.[1];
  if (!last) return undefined;
  const before = address.slice(0, address.lastIndexOf(last)).trim();
  return before && !unitWord.test(before) ? last : undefined;
}
