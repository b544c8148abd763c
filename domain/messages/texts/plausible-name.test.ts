import { expect, it } from 'vitest';
import { plausibleName } from './plausible-name.ts';

it.each([
  'Maria',
  'Zoë O’Neil',
  "Jean-Luc D'Arcy",
  'J.R. Smith',
  'Dr. Ana María Núñez',
  'José',
  'नेहा शर्मा',
  'علی\u200cرضا',
  '王小明',
  'Nguyễn Thị Hồng',
])('%s looks like a name', (name) => {
  expect(plausibleName(name)).toBe(name.normalize('NFKC'));
});

it.each([
  'evil.app',
  'evil. app',
  'ｅｖｉｌ．ａｐｐ',
  'bit.ly/x',
  'http://evil.example',
  '1.2.3.4',
  'ann@example.com',
  'Maria 2',
  '$$$',
  '<b>Maria</b>',
  'Call me: now',
  'a'.repeat(41),
  '',
  ' ',
  '.',
])('%j does not', (name) => {
  expect(plausibleName(name)).toBeUndefined();
});

it('a name is written with single spaces', () => {
  expect(plausibleName('  Maria \n  Delgado ')).toBe('Maria Delgado');
});
