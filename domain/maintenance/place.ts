import { serviceArea } from '#domain/business/service-area.ts';

const METROPLEX =
  /\bdallas\s*[-/&]\s*(ft\.?|fort)\s*worth\b|\bdfw\b|\bmetroplex\b|\bnorth texas\b/i;

/** Matches after a city's name if it is the city in Texas. */
const IN_TEXAS = String.raw`(?=[\s,]*(?:$|tx\b|texas\b|7[5-9]\d{3}\b))`;

const cities = serviceArea.cities.map((name) => ({
  name,
  pattern: new RegExp(String.raw`\b${name}\b${IN_TEXAS}`, 'i'),
}));

/**
 * The place in the service area that `location` names, in its official spelling; else undefined.
 * Answers contain this and never the visitor's own text.
 */
export function placeOf(location: string): string | undefined {
  if (METROPLEX.test(location)) return 'Dallas-Fort Worth';
  return cities.find(({ pattern }) => pattern.test(location))?.name;
}
