import type { Locale } from '#domain/locale/locale.ts';

/** Only of Spanish, as far as messages to a company in Texas go; names of towns have none of these words. */
const spanish = new Set(
  `que cuanto cuantos cuanta como cuando donde quien por para con una un es esta son hay tienen hacen puedo pueden quiero
  necesito hola gracias mi casa inspeccion si`.split(/\s+/),
);

const english = new Set(
  `the what how when where who is are do does can i you my your we it to of for and have need want please hello thanks
  house`.split(/\s+/),
);

const marks = /[¿¡ñ]/i;
const accents = /[áéíóú]/i;

/** The language that a message is probably in; undefined where it can't be told, as of many a short one. */
export function languageOf(message: string): Locale | undefined {
  const text = message.slice(0, 1000).normalize('NFC').toLowerCase();
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[a-z]+/g);
  let leaning = (marks.test(text) ? 2 : 0) + (accents.test(text) ? 1 : 0);
  for (const word of words ?? []) leaning += Number(spanish.has(word)) - Number(english.has(word));
  if (leaning === 0) return undefined;
  return leaning > 0 ? 'es' : 'en';
}
