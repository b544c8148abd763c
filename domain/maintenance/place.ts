import type { Business } from '#domain/business/business.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** "Dallas-Fort Worth", also written "dallas / ft. worth". */
const metroPattern = (metro: string) =>
  metro
    .split('-')
    .map((part) => escaped(part).replace(/^Fort /, String.raw`(ft\.?|fort)\s*`))
    .join(String.raw`\s*[-/&]\s*`);

/** The kinds of region that are called a metroplex, in each language. */
const metroplexes: readonly string[] = ['metroplex', 'la zona metropolitana'];

/**
 * The place in the service area that `location` names, in its official spelling; else undefined.
 * Answers contain this and never the visitor's own text.
 */
export function placeOf(
  location: string,
  { serviceArea, words }: Pick<Business, 'serviceArea' | 'words'>,
): string | undefined {
  const isNamed = (pattern: string, then = '') =>
    new RegExp(String.raw`\b${pattern}\b${then}`, 'i').test(location);
  /** After a city's name if it is the city in this state. */
  const inState = String.raw`(?=[\s,]*(?:$|${words.state}\b|${escaped(words.stateName)}\b|\d{5}\b))`;
  const city = serviceArea.cities.find(({ name }) => isNamed(escaped(name), inState))?.name;
  const regions = [words.regionShort, words.localArea.replace(/^el /, '')].filter(
    (name) => name !== city,
  );
  if (isNamed(metroPattern(words.metro), words.metro.includes('-') ? '' : inState))
    return words.metro;
  if (metroplexes.includes(words.kindOfRegion) && isNamed('metroplex')) return words.metro;
  if (!city && regions.some((name) => isNamed(escaped(name), inState))) return words.metro;
  return city;
}
