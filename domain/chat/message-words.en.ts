import type { MessageReading } from './message-reading.ts';

const ignored = new Set(
  'a an the please pls just really very to of for with my your our any some kind'.split(' '),
);

/** Without a plural's ending, though not always the true singular. */
function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}

export const words: MessageReading = {
  replacements: [
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
  ],
  formOf(word) {
    const form = singular(word);
    return ignored.has(form) ? '' : form;
  },
};
