import { expect, test } from 'vitest';
import { tokenize } from './message-words.ts';

test.each([
  ['How MUCH?!', ['how', 'much']],
  ['a price for the pool, please', ['price', 'pool']],
  ["What's it cost? I can't say", ['what', 'is', 'it', 'cost', 'i', 'can', 'not', 'say']],
  ['whats that', ['what', 'is', 'that']],
  ['you’re licensed, don’t tell', ['you', 'are', 'licensed', 'do', 'not', 'tell']],
  ['¿Cuánto cuesta?', ['cuanto', 'cuesta']],
  ['prices cities gas address', ['price', 'city', 'gas', 'address']],
  ['2,500sqft', ['2500', 'sqft']],
  ['11th-month', ['11', 'th', 'month']],
  ['1,2,3', ['1', '2', '3']],
  ['ＰＯＯＬ', ['pool']],
  ['', []],
])('%j reads as %j', (message, words) => {
  expect(tokenize(message)).toEqual(words);
});

test.each([
  ['pago pagan pagar pagarles', ['paga', 'paga', 'paga', 'paga']],
  ['inspección inspecciones inspecsion', ['inspesion', 'inspesion', 'inspesion']],
  ['quiero kiero', ['kiera', 'kiera']],
  ['huele uele llave yave revisar rebisar', ['uela', 'uela', 'yaba', 'yaba', 'rebisa', 'rebisa']],
  ['el techo de la casa, por favor', ['techa', 'kasa']],
  ['2,500 2.500', ['2500', '2500']],
  ['2 mil 500 pies, 3mil', ['2500', 'pie', '3000']],
  ['en la mañana; mañana', ['matutina', 'manana']],
  ['un cheque; checan', ['cheka', 'rebisa']],
  ['ＡＬＢＥＲＣＡ', ['alberka']],
])('%j reads in Spanish as %j', (message, words) => {
  expect(tokenize(message, 'es')).toEqual(words);
});

test('a message is read as far as the bounds go', () => {
  expect(tokenize('word '.repeat(2000)).length).toBeLessThanOrEqual(160);
  expect(tokenize('x'.repeat(5000))[0]?.length).toBe(24);
});
