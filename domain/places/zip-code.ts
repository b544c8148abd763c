import * as z from 'zod/mini';
import { stateName } from '#domain/business/state-names.ts';
import { stateOfZip } from './state-of-zip.ts';

/** A ZIP code of five digits. */
export const zipCodeSchema = z
  .string('zip_code_invalid')
  .check(z.regex(/^\d{5}$/, 'zip_code_invalid'));

/** Words before a number that is not a ZIP code. */
const otherNumber =
  /(?:(?:\b(?:apt|apartment|unit|suite|ste|lot|bldg|building|no|box|hwy|gate|pin|key|puerta|port[oó]n)|#)|(?:\b(?:codes?|c[oó]digo|clave|lockbox|combo|combination)(?:[\s:]+\p{L}+){0,3}))[\s.:#]*$/iu;

const fiveDigits = /(?<![\d-])(\d{5})(?:-\d{4})?(?![\d-])/g;
const afterLast = /^(?:-\d{4})?[\s,.]*(?:u\.?s\.?(?:a\.?)?|united states)?[\s,.]*$/i;

/**
 * The ZIP code of an address as people type it: the first that stands after its state; else the first that lies in a
 * state that the address names; else the one at the end. Undefined without one: the number of a house, a unit or a gate
 * is none.
 */
export function zipCodeOf(address: string): string | undefined {
  const found = [...address.matchAll(fiveDigits)].flatMap(({ 1: zip = '', index }) => {
    const before = address.slice(0, index).replace(/[\s,.]+$/, '');
    const rest = address.slice(index + zip.length);
    return before && !otherNumber.test(before) ? [{ zip, before, rest }] : [];
  });
  const stated = found.find(({ zip, before }) => stateIn(before, zip, '$', 'i'));
  // In capital letters, because "or", "in" and "la" are words.
  const inState = found.find(({ zip }) => stateIn(address, zip, '\\b', ''));
  const last = found.findLast(({ rest }) => afterLast.test(rest));
  return (stated ?? inState ?? last)?.zip;
}

/** Whether a text names the state in which a ZIP code lies, before `end`. */
function stateIn(text: string, zip: string, end: string, flags: string): boolean {
  const code = stateOfZip(zip);
  return code ? new RegExp(`\\b(?:${code}|${stateName(code)})${end}`, flags).test(text) : false;
}
