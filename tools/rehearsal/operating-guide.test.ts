import { expect, test } from 'vitest';
import { guideBlocks, notRehearsed, rehearsed } from './operating-guide.ts';

test('every command of the operating guide is rehearsed, or is left out for a reason', () => {
  const names = guideBlocks().map(({ name }) => name);
  expect(names.sort()).toEqual([...rehearsed, ...Object.keys(notRehearsed)].sort());
});

test('blocks of a section are told apart by their number', () => {
  const text = '## One\n```sh\na\n```\n### Two\n```sh\nb\n```\nor\n```sh\nc\nd\n```\n';
  expect(guideBlocks(text)).toEqual([
    { name: 'One', commands: 'a\n' },
    { name: 'Two', commands: 'b\n' },
    { name: 'Two 2', commands: 'c\nd\n' },
  ]);
});
