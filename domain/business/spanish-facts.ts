import type { ClaimName } from './claims.ts';
import type { Facts } from './facts.ts';
import { spanishListText } from './list-text.ts';
import { rowOf } from './office-hours.ts';
import type { HoursRow, OwnSpanish, Profile } from './profile.schema.ts';
import { type StatedFacts, statedFacts } from './stated-facts.ts';

/** A text in Spanish as far as it follows the pattern; any other as it is. */
type Pattern = (text: string) => string;
type Translate = (text: string, pattern: Pattern) => string;

/**
 * What the owner states in English, in Spanish: in the owner's own words, else as far as it follows a pattern (hours,
 * counties, how the region and its direction are called, lengths and times of day), else in English.
 */
export function spanishFacts(facts: Facts, own?: OwnSpanish): Facts {
  const { timeZone, law } = facts;
  const words = new Map(Object.entries(own ?? {}));
  return {
    ...facts,
    ...translated(facts, (text, pattern) => words.get(text) ?? pattern(text)),
    timeZone: { ...timeZone, label: zones[timeZone.label] ?? timeZone.label },
    law: {
      ...law,
      // The consumer notice has the words that the law prescribes.
      licenseRegister: law.licenseRegister && {
        ...law.licenseRegister,
        label: law.licenseRegister.label.replace(
          /^Check the license at/,
          'Verifique la licencia en',
        ),
      },
    },
  };
}

/**
 * The texts of a profile that need the owner's own Spanish, each once: words that follow no pattern, and those that have
 * it already. Names are the same in both languages: a single word for the area, a city.
 */
export function textsWithoutPattern(profile: Profile): string[] {
  const facts = statedFacts(profile);
  const { name, shortName, localName, counties, cities } = facts.serviceArea;
  const names = new Set([
    ...[name, shortName, localName, counties].filter((text) => !/\s/.test(text)),
    ...cities.map((city) => city.name),
  ]);
  const texts = new Set<string>();
  translated(facts, (text, pattern) => {
    const spanish = pattern(text);
    const isInEnglish = spanish === text && /\p{L}{2}/u.test(text) && !names.has(text);
    if (isInEnglish || Object.hasOwn(profile.spanish ?? {}, text)) texts.add(text);
    return spanish;
  });
  return [...texts];
}

function translated(facts: StatedFacts, translate: Translate): StatedFacts {
  const { serviceArea, hours, claims } = facts;
  const worded = (text: string) => translate(text, spanishRowText);
  const row = ({ days, hours }: HoursRow) => ({ days: worded(days), hours: worded(hours) });
  return {
    serviceArea: {
      ...serviceArea,
      name: translate(serviceArea.name, spanishRegion),
      shortName: translate(serviceArea.shortName, spanishDirection),
      localName: translate(serviceArea.localName, spanishDirection),
      counties: translate(serviceArea.counties, spanishCounties),
    },
    hours: {
      ...hours,
      office: hours.office.map(row),
      appointments: hours.appointments.map(row),
      phone: rowOf(hours.phoneRows, { worded, list: spanishListText }),
      phoneRows: hours.phoneRows.map(row),
      profile: hours.profile.map(row),
    },
    claims: Object.fromEntries(
      Object.entries(claims).map(([name, text]) => [
        name,
        translate(text, claimPatterns[name as ClaimName] ?? unchanged),
      ]),
    ) as StatedFacts['claims'],
    calendarVisitDuration: translate(facts.calendarVisitDuration, spanishLength),
  };
}

const unchanged: Pattern = (text) => text;

const zones: Readonly<Record<string, string>> = {
  'Eastern Time': 'hora del Este',
  'Central Time': 'hora del Centro',
  'Mountain Time': 'hora de la Montaña',
  'Arizona Time': 'hora de Arizona',
  'Pacific Time': 'hora del Pacífico',
  'Alaska Time': 'hora de Alaska',
  'Hawaii Time': 'hora de Hawái',
};

/** "Dallas-Fort Worth metroplex" gives "la zona metropolitana de Dallas-Fort Worth": with its article, for any sentence. */
const spanishRegion = (name: string): string =>
  name
    .replace(/^(.+) (?:metroplex|metro(?:politan)?(?: area)?)$/i, 'la zona metropolitana de $1')
    .replace(/^(.+) (?:area|region)$/i, 'la región de $1');

// Looked up by what the owner typed: a record would also answer to "constructor".
const directions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    North: 'norte',
    South: 'sur',
    East: 'este',
    West: 'oeste',
    Northeast: 'noreste',
    Northwest: 'noroeste',
    Southeast: 'sureste',
    Southwest: 'suroeste',
    Central: 'centro',
  }),
);

/** "North Texas" gives "el norte de Texas". */
const spanishDirection = (name: string): string =>
  name.replace(/^(\w+) (\p{Lu}[\p{L} ]+)$/u, (whole, direction: string, place: string) =>
    directions.has(direction) ? `el ${directions.get(direction)} de ${place}` : whole,
  );

/** "Dallas, Tarrant and Collin counties" gives "los condados de Dallas, Tarrant y Collin". */
const spanishCounties = (counties: string): string =>
  counties
    .replace(/^(.+) counties$/i, (_whole, names: string) => `los condados de ${withAnd(names)}`)
    .replace(/^(.+) county$/i, 'el condado de $1');

/** "y" becomes "e" before the sound of an i. */
const withAnd = (names: string) =>
  names.replace(/,? and (\p{L}+)/u, (_whole, next: string) =>
    /^h?i/i.test(next) ? ` e ${next}` : ` y ${next}`,
  );

/** Words of days and hours; with another one, a text stays as the owner wrote it. */
const hoursWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...dayForms('lunes', 'monday mondays mon'),
    ...dayForms('martes', 'tuesday tuesdays tue tues'),
    ...dayForms('miércoles', 'wednesday wednesdays wed'),
    ...dayForms('jueves', 'thursday thursdays thu thur thurs'),
    ...dayForms('viernes', 'friday fridays fri'),
    ...dayForms('sábado', 'saturday sat'),
    ...dayForms('sábados', 'saturdays'),
    ...dayForms('domingo', 'sunday sun'),
    ...dayForms('domingos', 'sundays'),
    weekdays: 'lunes a viernes',
    weekends: 'fines de semana',
    holidays: 'días festivos',
    noon: 'mediodía',
    midnight: 'medianoche',
  }),
);

function dayForms(spanish: string, english: string): Record<string, string> {
  return Object.fromEntries(english.split(' ').map((form) => [form, spanish]));
}

const rowText: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '7 days a week': 'los 7 días de la semana',
    'seven days a week': 'los 7 días de la semana',
    'every day': 'todos los días',
    daily: 'todos los días',
    closed: 'Cerrado',
    '24 hours': 'Las 24 horas',
    'open 24 hours': 'Las 24 horas',
    'emergency only': 'Solo emergencias',
    'emergencies only': 'Solo emergencias',
    'by appointment': 'Con cita',
    'by appointment only': 'Solo con cita',
  }),
);

const spanishRowText = (text: string): string =>
  rowText.get(text.toLowerCase()) ?? spanishHours(text);

/** "Mon–Fri and Sunday", "7:30 AM to 5:30 PM, Friday 7:30 AM - 1:00 PM": whole, or not at all. */
function spanishHours(text: string): string {
  const joined = spanishTimes(text)
    .replace(/\s*(?:[-–—]|\b(?:to|through|thru)\b)\s*/gi, ' a ')
    .replace(/\s*(?:&|\band\b)\s*/gi, ' y ');
  const words = joined.match(/\p{L}{2,}/gu) ?? [];
  if (!words.every((word) => hoursWords.has(word.toLowerCase()))) return text;
  return joined.replace(/\p{L}{2,}/gu, (word) => hoursWords.get(word.toLowerCase()) ?? word);
}

const spanishTimes = (text: string) =>
  text.replace(
    /(\d) ?([AP])\.?M(?:\.|\b)/gi,
    (_whole, digit: string, half: string) => `${digit} ${half.toLowerCase()}.\u00a0m.`,
  );

/** "2-3 hours" gives "2 a 3 horas", as quotes have it: a browser breaks a line after the hyphen. */
const spanishLength = (text: string) =>
  text.replace(
    /^([\d.]+)(?: ?(?:[-–]|to) ?([\d.]+))? hour(s?)$/i,
    (_whole, from: string, to: string | undefined, plural: string) =>
      `${to === undefined ? from : `${from} a ${to}`} hora${plural}`,
  );

const claimPatterns: Readonly<Partial<Record<ClaimName, Pattern>>> = {
  visitDuration: spanishLength,
  videoReportsReady: spanishTimes,
  insurance: (text) =>
    text.replace(
      /^(\$[\d.,]+[MK]?) (?:in |of )?errors and omissions (?:cover(?:age)?|insurance)$/i,
      'cobertura de $1 por errores y omisiones',
    ),
};
