import { expect, it } from 'vitest';
import { findCycle } from './refuse-chunk-cycles.ts';

it('a chunk that several others import is no cycle', () => {
  const imports = new Map([
    ['page', ['left', 'right']],
    ['left', ['shared']],
    ['right', ['shared', 'left']],
    ['shared', []],
  ]);
  expect(findCycle(imports)).toBeUndefined();
});

it('names the chunks that import each other, without those that lead to them', () => {
  const imports = new Map([
    ['page', ['prices']],
    ['prices', ['store']],
    ['store', ['business']],
    ['business', ['prices']],
  ]);
  expect(findCycle(imports)).toEqual(['prices', 'store', 'business', 'prices']);
});
