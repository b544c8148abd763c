import { expect, test } from 'vitest';
import { articledTime, ended } from './spanish.ts';

test.each([
  ['8:00 a. m.', 'las 8:00 a. m.'],
  ['1:30 p. m.', 'la 1:30 p. m.'],
  ['1 p. m.', 'la 1 p. m.'],
  ['11:30 a. m.', 'las 11:30 a. m.'],
])('%s with its article is "%s"', (time, text) => {
  expect(articledTime(time)).toBe(text);
});

test('a sentence that ends with an abbreviation has one full stop', () => {
  expect(ended('Termina a las 5 p. m.')).toBe('Termina a las 5 p. m.');
  expect(ended('Termina hoy')).toBe('Termina hoy.');
});
