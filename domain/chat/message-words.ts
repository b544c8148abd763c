import { CHAT_MESSAGE_MAX } from './chat-message.ts';

/** Bounds that keep the work small, whatever is pasted. */
const MOST_WORDS = 160;
const LONGEST_WORD = 24;

/** Said in passing; a phrase reads the same without them. */
const fillers = new Set(
  'a an the please pls just really very to of for with my your our any some kind'.split(' '),
);

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b|\bcant\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'s\b/g, ' is'],
  [/\b(what|how|where|when|who|that)s\b/g, '$1 is'],
  [/'re\b/g, ' are'],
  [/'m\b/g, ' am'],
  [/'ll\b/g, ' will'],
  [/'ve\b/g, ' have'],
  [/'d\b/g, ' would'],
];

/**
 * The words of a message in lower case, without accents, marks, plurals and fillers. Digits and
 * letters come apart ('11th', '2500sqft'), digits around a comma stay together.
 */
export function wordsOf(message: string): string[] {
  let text = message
    .slice(0, CHAT_MESSAGE_MAX)
    .normalize('NFKD')
    .slice(0, 2 * CHAT_MESSAGE_MAX)
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/(\d),(?=\d{3})/g, '$1');
  for (const [short, long] of contractions) text = text.replace(short, long);
  return (text.match(/[a-z]+|\d+/g) ?? [])
    .slice(0, MOST_WORDS)
    .map((word) => singular(word.slice(0, LONGEST_WORD)))
    .filter((word) => !fillers.has(word));
}

/** Need not be the true singular: what is asked and what is known go through the same change. */
function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}
