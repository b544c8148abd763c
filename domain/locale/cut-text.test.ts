import { afterEach, expect, test, vi } from 'vitest';
import { cutText } from './cut-text.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a short text', 'yard', 4, 'yard'],
  ['letters', 'backyard', 4, 'back'],
  ['a letter of two parts', 'cafe\u0301s', 4, 'caf'],
  ['a family', 'we 👩‍👩‍👧 three', 8, 'we '],
  ['a skin tone', 'ok 👍🏽!', 5, 'ok '],
  ['a flag', 'from 🇲🇽 and 🇺🇸', 7, 'from '],
  ['Devanagari', 'नमस्ते', 3, 'नम'],
  ['Windows line ends', 'one\r\ntwo', 4, 'one'],
  ['one letter with 50 accents', `e${'\u0301'.repeat(50)}`, 10, `e${'\u0301'.repeat(9)}`],
])('%s is cut between characters', (_, text, max, start) => {
  expect(cutText(text, max)).toBe(start);
});

test('a browser that cannot tell characters still keeps surrogate pairs', () => {
  vi.stubGlobal('Intl', {});
  expect(cutText('ok 👍🏽!', 4)).toBe('ok ');
  expect(cutText('ok 👍🏽!', 5)).toBe('ok 👍');
});
