import { CHAT_MESSAGE_MAX } from './chat-message.ts';

/** Bounds that limit the work for any input. */
const MAX_WORDS = 160;
const MAX_WORD_LENGTH = 24;

/** Words that are ignored in phrases and messages. */
const stopWords = new Set(
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
 * The words of a message in lower case, without accents, punctuation, plurals and stop words. Digits
 * and letters are separated ('11th', '2500sqft'), digits around a comma are joined.
 */
export function tokenize(message: string): string[] {
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
    .slice(0, MAX_WORDS)
    .map((word) => singular(word.slice(0, MAX_WORD_LENGTH)))
    .filter((word) => !stopWords.has(word));
}

/** It need not be the true singular: messages and phrases are changed the same way. */
function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}
