import { expect, test } from 'vitest';
import { agreementBlocks } from './agreement-blocks.ts';
import { escaped, placeholderError } from './placeholders.ts';

test.each([
  ['Dear {{client}}, {{ total }}', undefined],
  ['{{fees}}', undefined],
  ['Fees:\n  {{fees}}  \nThanks', undefined],
  ['{{agent}} and {{agent}} and {{phone}}', 'There is no value for {{agent}}, {{phone}}'],
  ['{{constructor}}', 'There is no value for {{constructor}}'],
  ['{{client}', 'There is no value for {{'],
  ['Fees: {{fees}}', 'Put {{fees}} on a line of its own'],
])('the placeholders of %j', (text, error) => {
  expect(placeholderError(text)).toBe(error);
});

test.each([
  '# Boss',
  '- Dash',
  '+ Plus',
  '* Star',
  '1. First',
  '12) Twelfth',
  '**bold** and *italic*',
  '| a | b |',
  'back\\slash \\* \\',
  '{{total}}',
  '<b>bold</b>',
  '[x](javascript:alert(1))',
  'O’Neil & Sons #4',
  '3.5 acres',
])('a person or place called %j is text and nothing else', (name) => {
  const [block, ...others] = agreementBlocks(escaped(name));
  expect(others).toEqual([]);
  expect(block).toEqual({ kind: 'paragraph', content: [{ text: name }] });
});

test('a name stays on its line and turns no direction', () => {
  expect(escaped('Ann\n# Lee\u2028x\u202eevil\u0000')).toBe('Ann # Lee x evil');
});

test('an escaped name is one cell of a table', () => {
  const [table] = agreementBlocks(`| ${escaped('a | b')} | $1 |`);
  const texts =
    table?.kind === 'table' && table.head.map((cell) => cell.map(({ text }) => text).join(''));
  expect(texts).toEqual(['a | b', '$1']);
});
