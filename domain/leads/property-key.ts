import { withStateCodes } from '#domain/business/state-names.ts';

/** Words that addresses spell in several ways, with their postal abbreviation (USPS Pub. 28). */
const abbreviations: Readonly<Record<string, string>> = {
  apartment: 'unit',
  apt: 'unit',
  suite: 'unit',
  ste: 'unit',
  avenue: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  cove: 'cv',
  crossing: 'xing',
  drive: 'dr',
  highway: 'hwy',
  lane: 'ln',
  parkway: 'pkwy',
  place: 'pl',
  road: 'rd',
  square: 'sq',
  street: 'st',
  terrace: 'ter',
  trail: 'trl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  fort: 'ft',
  mount: 'mt',
  saint: 'st',
  texas: 'tx',
};

/** The postal abbreviation of a lower-case word, 'st' for 'street'; undefined if it has none. */
export const postalAbbreviation = (word: string): string | undefined =>
  Object.hasOwn(abbreviations, word) ? abbreviations[word] : undefined;

/** Names of the country, which add nothing to an address within one state. */
const countries = new Set(['us', 'usa', 'united', 'states']);

/**
 * Normalizes a property address so that common spellings of one address are equal: letters and
 * digits in lower case, postal abbreviations, states by their code, without the country and the ZIP+4 extension.
 */
export const propertyKey = (address: string): string =>
  withStateCodes(address.normalize('NFKC'))
    .toLowerCase()
    .replace(/(\d{5})-\d{4}\b/g, '$1')
    .replace(/#/g, ' unit ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !countries.has(word))
    .map((word) => postalAbbreviation(word) ?? word)
    .filter((word, index, words) => !(word === 'unit' && words[index - 1] === 'unit'))
    .join(' ');
