import { expect, it } from 'vitest';
import { changesBetween } from './business-changes.ts';

it.each([
  ['equal', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
  ['a text', { a: { b: 'x' } }, { a: { b: 'y' } }, [{ path: 'a.b', before: 'x', after: 'y' }]],
  ['an added field', { a: 1 }, { a: 1, b: 2 }, [{ path: 'b', after: 2 }]],
  ['a removed field', { a: 1, b: undefined }, {}, [{ path: 'a', before: 1 }]],
  [
    'an object in place of null',
    { a: null },
    { a: { b: 1, c: 2 } },
    [
      { path: 'a', before: null },
      { path: 'a.b', after: 1 },
      { path: 'a.c', after: 2 },
    ],
  ],
  ['null in place of a text', { a: 'x' }, { a: null }, [{ path: 'a', before: 'x', after: null }]],
  ['an item taken out', { a: ['x', 'y', 'z'] }, { a: ['x', 'z'] }, [{ path: 'a.1', before: 'y' }]],
  ['an item put in', { a: ['x', 'z'] }, { a: ['x', 'y', 'z'] }, [{ path: 'a.1', after: 'y' }]],
  [
    'an item changed and one added',
    { a: [{ b: 1 }] },
    { a: [{ b: 2 }, { b: 3 }] },
    [
      { path: 'a.0.b', before: 1, after: 2 },
      { path: 'a.1.b', after: 3 },
    ],
  ],
  ['a repeated item taken out', { a: ['x', 'x'] }, { a: ['x'] }, [{ path: 'a.1', before: 'x' }]],
])('%s', (_title, before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes);
});
