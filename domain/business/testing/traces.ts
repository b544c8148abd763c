import { defaultPriceList } from '../defaults/default-price-list.ts';
import { defaultProfile } from '../defaults/default-profile.ts';

const { phone, email, license, inspectors, region, claims, links } = defaultProfile;

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** `texts` as words of their own, in any case. */
const words = (texts: readonly string[]) =>
  String.raw`(?<![\w-])(?:${texts.map(escaped).join('|')})(?![\w-])`;

const identity = [
  'bluebonnets?',
  escaped(phone.slice(-8)),
  // Area codes of the region, in a telephone number.
  String.raw`\(?\b(?:972|214|469|817|682|940)\)?[ .-]?555[ .-]?\d{4}`,
  String.raw`\+1(?:972|214|469|817|682|940)`,
  escaped(email),
  String.raw`\b${license?.number}\b`,
  ...inspectors.map(({ name }) => escaped(name.split(' ').at(-1) ?? name)),
  words(inspectors.map(({ signature }) => signature)),
  words(region.cities.map(({ name }) => name)),
  String.raw`\bDFW\b|metroplex|\b(?:Tarrant|Collin|Denton|Rockwall)\b`,
  ...Object.values(links.reviews).flatMap((link) => (link ? [escaped(link)] : [])),
];

/** Law, ground, weather and clock of the state. */
const state = [
  String.raw`\btex(?:as|ans?)\b|\bTREC\b|\bTAC\b|\bTX\b|REI 7-6|property code|occupations code`,
  String.raw`option (?:period|fee)|(?<!--)\bclay\b|hail season|140 degrees|100-degree|february 2021|hard freeze`,
  String.raw`periodo de opción|tarifa de opción|arcillos[oa]s?|\barcilla\b|temporada de granizo|hora del Centro`,
  String.raw`Central (?:Standard |Daylight )?Time|\bC[SD]T\b|America/Chicago`,
];

const said = ['homesInspected', 'customers', 'averageSaved', 'insurance', 'satisfaction'] as const;

/** Amounts of the price list, with its overrides. */
function amountsIn(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return value.match(/(?<=\$)\d+/g) ?? [];
  return Object.values(value ?? {}).flatMap(amountsIn);
}

const { tiers, beyond, addOns, services, overrides } = defaultPriceList;
const amounts = new Set(
  [
    tiers.map(({ price }) => price),
    beyond.price,
    beyond.stepPrice,
    { ...addOns, ages: addOns.ages.map(({ price }) => price) },
    services,
    overrides,
  ].flatMap(amountsIn),
);

const prices = String.raw`\$(?:${[...amounts].join('|')})(?![\d,]|\.\d)`;

const trace = new RegExp(
  [...identity, ...state, ...said.map((name) => escaped(claims[name])), prices].join('|'),
  'gi',
);

/** Every place in `text` that says something of the default business, with the words around it. */
export const tracesIn = (text: string): string[] =>
  [...text.matchAll(trace)].map(({ index, 0: found }) =>
    text.slice(Math.max(0, index - 60), index + found.length + 60).replaceAll(/\s+/g, ' '),
  );
