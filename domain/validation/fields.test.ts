import { expect, it } from 'vitest';
import { emailField, optionalText, phoneField, requiredText } from './fields.ts';
import { validate } from './validate.ts';

const read = (text: string) => {
  const result = validate(requiredText(20, 'Say something'), text);
  return result.ok ? result.value : result.errors.map(({ message }) => message);
};

it.each([
  ['  Ada  ', 'Ada'],
  ['Ada\u0000 Quill\u001bfeather', 'Ada Quillfeather'],
  ['Ada\u202egpj.exe', 'Adagpj.exe'],
  ['\ufeffAda\u2066\u2069', 'Ada'],
  ['one\r\n\ttwo', 'one\r\n\ttwo'],
  ['José 🏠 שלום', 'José 🏠 שלום'],
])('text is kept without what nobody sees: %j', (typed, kept) => {
  expect(read(typed)).toBe(kept);
});

it.each(['', ' \n', '\u0000', '\u202e \u200f'])('%j says nothing', (typed) => {
  expect(read(typed)).toEqual(['Say something']);
});

it('counts what is kept', () => {
  expect(read(`${'a'.repeat(20)}\u200e `)).toBe('a'.repeat(20));
  expect(read('a'.repeat(21))).toEqual(['At most 20 characters']);
});

it('holds for addresses, numbers and texts that may be missing', () => {
  expect(validate(emailField, ' ada@\u202eexample.com')).toMatchObject({
    value: 'ada@example.com',
  });
  expect(validate(phoneField, '(972) 555\u0007-0148')).toMatchObject({ value: '(972) 555-0148' });
  expect(validate(optionalText(10), 'a\u009fb')).toMatchObject({ value: 'ab' });
});
