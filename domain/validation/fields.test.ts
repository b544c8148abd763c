import { expect, it } from 'vitest';
import {
  blankAsMissing,
  emailField,
  optionalLine,
  optionalText,
  phoneField,
  requiredLine,
  requiredText,
} from './fields.ts';
import { validate } from './validate.ts';

const read = (text: string, max = 20) => {
  const result = validate(requiredText(max, 'Say something'), text);
  return result.ok ? result.value : result.errors.map(({ message }) => message);
};

it.each([
  ['  Ada  ', 'Ada'],
  ['Ada\u0000 Quill\u001bfeather', 'Ada Quillfeather'],
  ['Ada\u202egpj.exe', 'Adagpj.exe'],
  ['\ufeffAda\u2066\u2069', 'Ada'],
  ['one\r\n\ttwo\rthree\u2028four', 'one\n\ttwo\nthree\nfour'],
  ['cut\ud83c emoji\udfe0, whole \ud83c\udfe0', 'cut emoji, whole \ud83c\udfe0'],
  ['so\u00adft, zero\u200b, non\ufffe\u{1ffff}c\u2060', 'soft, zero, nonc'],
  ['Jose\u0301', 'Jos\u00e9'],
  ['José 🏠 שלום', 'José 🏠 שלום'],
])('removes invisible characters from %j', (typed, kept) => {
  expect(read(typed)).toBe(kept);
});

it.each(['', ' \n', '\u0000', '\u202e \u200f'])('%j counts as blank', (typed) => {
  expect(read(typed)).toEqual(['Say something']);
});

it('puts what is pasted on several lines into one, where the field has one', () => {
  const address = requiredLine(60, 'Say where');
  expect(validate(address, ' 12 Cedar Elm Rd\r\n\tPlano, TX\n')).toMatchObject({
    value: '12 Cedar Elm Rd Plano, TX',
  });
});

it('keeps at most thirty combining marks in a row', () => {
  const kept = String(read(`a${'\u0316\u0301'.repeat(500)}z`, 100)).normalize('NFD');
  expect(kept.match(/\p{M}/gu)).toHaveLength(30);
});

it('takes time in proportion to the length, also for nothing but combining marks', () => {
  const started = performance.now();
  expect(read('\u0301\u0316'.repeat(500_000))).toEqual(['At most 20 characters']);
  expect(performance.now() - started).toBeLessThan(1000);
});

it.each([
  ['\u00e9'.repeat(20), '\u00e9'.repeat(20)],
  ['\u5c4b'.repeat(13), '\u5c4b'.repeat(13)],
  ['\u5c4b'.repeat(14), ['Please shorten this text']],
  ['\u5c4b'.repeat(21), ['At most 20 characters']],
])('limits the bytes to twice the characters: %s', (typed, kept) => {
  expect(read(typed)).toEqual(kept);
});

it('reads an optional field of invisible characters as missing', () => {
  expect(validate(blankAsMissing(optionalLine(9)), '\u200b\u0000')).toEqual({
    ok: true,
    value: undefined,
  });
});

it('measures the length after cleaning', () => {
  expect(read(`${'a'.repeat(20)}\u200e `)).toBe('a'.repeat(20));
  expect(read('a'.repeat(21))).toEqual(['At most 20 characters']);
});

it('applies to email, telephone and optional text', () => {
  expect(validate(emailField, ' ada@\u202eexample.com')).toMatchObject({
    value: 'ada@example.com',
  });
  expect(validate(phoneField, '(972) 555\u0007-0148')).toMatchObject({ value: '(972) 555-0148' });
  expect(validate(optionalText(10), 'a\u009fb')).toMatchObject({ value: 'ab' });
});
