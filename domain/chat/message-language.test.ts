import { expect, test } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { languageOf } from './message-language.ts';
import { phrasings } from './testing/phrasings.ts';
import { phrasingsEs } from './testing/phrasings-es.ts';

const { spanish: _asksForSpanish, ...rest } = phrasings;
const english = Object.values(rest).flat();
const spanish = phrasingsEs.flatMap(([question, intent]) =>
  intent === 'spanish' ? [] : [question],
);

const shareOf = (messages: readonly string[], locale: Locale) =>
  messages.filter((message) => languageOf(message) === locale).length / messages.length;

test('a message is not taken for one in the other language', () => {
  expect(english.filter((message) => languageOf(message) === 'es')).toEqual([]);
  expect(spanish.filter((message) => languageOf(message) === 'en')).toEqual([]);
});

test('most messages are recognized', () => {
  expect(shareOf(spanish, 'es')).toBeGreaterThan(0.6);
  expect(shareOf(english, 'en')).toBeGreaterThan(0.6);
});

test.each([
  '',
  'Plano',
  'El Paso',
  'De Soto TX',
  '2,500',
  'pool?',
  'foundation',
  'ok',
  '🏠',
  '\ud800',
])('of %j the language is not known', (message) => {
  expect(languageOf(message)).toBeUndefined();
});

test.each([
  '¿cuánto?',
  'hola',
  'cuánto cuesta una inspection de 2,500 sq ft',
  'cuanto cuesta el inspection',
  'ESTÁ BIEN',
  'an\u0303os',
])('%j is Spanish', (message) => {
  expect(languageOf(message)).toBe('es');
});

test.each(['I am sending my résumé', 'do you come to El Paso?', 'Do you inspect a casita?'])(
  '%j is English',
  (message) => {
    expect(languageOf(message)).toBe('en');
  },
);
