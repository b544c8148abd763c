import { serviceArea } from '#domain/business/service-area.ts';

const METROPLEX =
  /\bdallas\s*[-/&]\s*(ft\.?|fort)\s*worth\b|\bdfw\b|\bmetroplex\b|\bnorth texas\b/i;

/** What may follow a city's name for it to be the one in Texas. */
const IN_TEXAS = String.raw`(?=[\s,]*(?:$|tx\b|texas\b|7[5-9]\d{3}\b))`;

const cities = serviceArea.cities.map((name) => ({
  name,
  pattern: new RegExp(String.raw`\b${name}\b${IN_TEXAS}`, 'i'),
}));

/**
 * The place that an answer may name: ours, in our own spelling, when `location` says so. Undefined
 * for any other text, which is never repeated.
 */
export function placeOf(location: string): string | undefined {
  if (METROPLEX.test(location)) return 'Dallas-Fort Worth';
  return cities.find(({ pattern }) => pattern.test(location))?.name;
}
