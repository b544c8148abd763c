import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { CHAT_MESSAGE_MAX } from './chat-message.ts';
import { chatWords } from './chat-words.ts';

/** Bounds that limit the work for any input. */
const MAX_WORDS = 160;
const MAX_WORD_LENGTH = 24;

/**
 * The words of a message in lower case, without accents, punctuation, plurals and words that are ignored in its
 * language. Digits and letters are separated ('11th', '2500sqft'), digits around a comma are joined.
 */
export function tokenize(message: string, locale: Locale = defaultLocale): string[] {
  const { replacements, formOf } = chatWords.in(locale).reading;
  let text = message
    .slice(0, CHAT_MESSAGE_MAX)
    .normalize('NFKD')
    .slice(0, 2 * CHAT_MESSAGE_MAX)
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/(\d),(?=\d{3})/g, '$1');
  for (const [written, read] of replacements) text = text.replace(written, read);
  return (text.match(/[a-z]+|\d+/g) ?? [])
    .slice(0, MAX_WORDS)
    .map((word) => formOf(word.slice(0, MAX_WORD_LENGTH)))
    .filter((word) => word !== '');
}
