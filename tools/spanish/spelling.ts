import dictionary from 'dictionary-es-mx';
import nspell from 'nspell';
import { glossary } from './glossary.ts';

/** Names, as papers and maps spell them: they are no words of a sentence. */
const names = new RegExp(
  [
    'Texas (?:Administrative|Occupations|Property) Code',
    'Texas Department of Agriculture',
    'Texas Real Estate Commission',
    'Property Code',
    "Seller['’]s Disclosure Notice",
    'seller’s disclosure',
    'municipal utility district',
    'public improvement district',
    '(?:Not )?Inspected',
    'Not Present',
    'Deficient',
    'Class 4',
    '"foundation"',
    'Federal Pacific',
    'Stab-Lok',
    'Zinsco',
    'PB2110',
    'cpsc\\.gov',
    '\\.ics',
    'utm_',
    '(?:Google )?Calendar|Google Maps',
    'Custom Elements Manifest',
    'npm',
    'Unicode',
    '`[^`]*`',
    '“(?:body|detail|head|test(?:: true)?)”',
    'Ctrl',
    '(?:n8n|Zapier|React|Next|Svelte|Vue|Squarespace|Tag Manager|Webflow|Wix|WordPress)\\b',
    'PayPal',
    'Stripe',
    'Venmo',
    'Fahrenheit',
    'Blackland',
    'Bluebonnet',
    'Texas',
    'Allen|Arlington|Collin|Denton|Euless|Fairmount|Fort Worth|Frisco|Garland|Grand Prairie|Grapevine|Hurst|Irving',
    'Johnson|Lewisville|McKinney|Mesquite|M Streets|Oak Cliff|Richardson|Rockwall',
  ].join('|'),
  'g',
);

/** Words of the trade and of computers that the dictionary has not. */
const tradeWords = `
  antisifón antivuelco arborista contactores contrachapa cumbrera emisividad fibrocemento fotoceldas hidrolavadora limahoya
  limahoyas multicontacto multicontactos polibutileno postensados sobrecalienta spa spas
  cookie cookies framework frameworks px reintentos script scripts shortcode webhook webhooks widget widgets
`;

const abbreviation = /^(?:[A-Z]{2,5}|min)$/;

const spelling = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
for (const word of tradeWords.trim().split(/\s+/)) spelling.add(word);
for (const { spanish } of glossary) {
  for (const word of spanish.flatMap(wordsOf)) {
    spelling.add(word);
    spelling.add(/[aeiouáéó]$/.test(word) ? `${word}s` : `${word}es`);
  }
}

const isWord = (word: string) => spelling.correct(word) || spelling.correct(word.toLowerCase());

/**
 * A verb with one or two pronouns, of which the dictionary has few: "repárelos", "mándenosla". Without them, and without
 * the accent that they cause, it is a word.
 */
const isVerbWithPronouns = (word: string): boolean =>
  [/(?:l[aeo]s?|me|nos|se)$/i, /(?:me|se|nos)l[aeo]s?$/i].some((pronouns) => {
    const verb = word.replace(pronouns, '');
    return verb !== word && verb.length > 2 && (isWord(verb) || isWord(withoutAccents(verb)));
  });

const withoutAccents = (word: string) => word.normalize('NFD').replaceAll('\u0301', '').normalize();

function wordsOf(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

/** Words of a text in Spanish that are misspelled or in another language. Letters alone and `{values}` are none. */
export const misspelled = (text: string): string[] =>
  wordsOf(text.replaceAll(/\{+\w*\}+/g, ' ').replaceAll(names, ' ')).filter(
    (word) =>
      word.length > 1 && !abbreviation.test(word) && !isWord(word) && !isVerbWithPronouns(word),
  );
