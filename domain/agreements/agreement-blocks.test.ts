import { expect, test } from 'vitest';
import { agreementBlocks, inlinesOf } from './agreement-blocks.ts';

test('headings, paragraphs, lists and tables are blocks', () => {
  const text = [
    '# Agreement',
    'First line',
    'second line',
    '',
    '### Details',
    '- one',
    '* two',
    '1. first',
    '2) second',
    '| Service | Fee |',
    '| --- | ---: |',
    '| Home | $375 |',
  ].join('\r\n');
  expect(agreementBlocks(text)).toEqual([
    { kind: 'heading', level: 1, content: [{ text: 'Agreement' }] },
    { kind: 'paragraph', content: [{ text: 'First line second line' }] },
    { kind: 'heading', level: 3, content: [{ text: 'Details' }] },
    { kind: 'list', ordered: false, items: [[{ text: 'one' }], [{ text: 'two' }]] },
    { kind: 'list', ordered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] },
    {
      kind: 'table',
      head: [[{ text: 'Service' }], [{ text: 'Fee' }]],
      rows: [[[{ text: 'Home' }], [{ text: '$375' }]]],
    },
  ]);
});

test('an empty line ends a list', () => {
  expect(agreementBlocks('- one\n\n- two').map(({ kind }) => kind)).toEqual(['list', 'list']);
});

test.each([
  ['plain', [{ text: 'plain' }]],
  ['a **b** c', [{ text: 'a ' }, { text: 'b', bold: true }, { text: ' c' }]],
  ['*a*', [{ text: 'a', italic: true }]],
  ['***', [{ text: '***' }]],
  ['2 * 3', [{ text: '2 * 3' }]],
  ['a **b', [{ text: 'a **b' }]],
  ['\\*a\\* \\\\ \\x \\', [{ text: '*a* \\ \\x \\' }]],
] as const)('%j has these styles', (text, inlines) => {
  expect(inlinesOf(text)).toEqual(inlines);
});

test.each([
  '<script>alert(1)</script>',
  '[link](javascript:alert(1))',
  '![picture](https://example.com/x.png)',
  '#### too deep',
  '> quoted',
])('%s is text as written', (text) => {
  expect(agreementBlocks(text)).toEqual([{ kind: 'paragraph', content: [{ text }] }]);
});

test('hostile texts of 100,000 letters are read at once', () => {
  const before = performance.now();
  for (const part of ['*', '**a', '\\', '| ', '|\\', '# ', '- ', '1. ', '{{', ' ']) {
    agreementBlocks(part.repeat(100_000 / part.length));
  }
  expect(performance.now() - before).toBeLessThan(3000);
});
