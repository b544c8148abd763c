import { describe, expect, it, test } from 'vitest';
import {
  isShown,
  lastPosition,
  nextPosition,
  positionAt,
  positions,
  previousPosition,
  shownRange,
} from './positions.ts';

test.each([
  [0, 3, 0, 1],
  [1, 3, 0, 1],
  [3, 3, 0, 1],
  [4, 3, 1, 2],
  [6, 3, 3, 4],
  [10, 3, 7, 8],
  [6, 2, 4, 5],
  [6, 1, 5, 6],
])('%i cards, %i of them shown, stand at 0 to %i, with %i dots', (count, shown, last, dots) => {
  expect(lastPosition(count, shown)).toBe(last);
  expect(positions(count, shown)).toHaveLength(dots);
  expect(positions(count, shown).at(-1)).toBe(last);
});

describe('six cards', () => {
  it('go on one by one, and from the last to the first', () => {
    expect([0, 1, 2, 3].map((position) => nextPosition(position, 3))).toEqual([1, 2, 3, 0]);
  });

  it('go back one by one, and from the first to the last', () => {
    expect([3, 2, 1, 0].map((position) => previousPosition(position, 3))).toEqual([2, 1, 0, 3]);
  });

  it('are shown three at a time', () => {
    const shown = (position: number) =>
      [0, 1, 2, 3, 4, 5].filter((card) => isShown(card, position, 3));
    expect([0, 1, 3].map(shown)).toEqual([
      [0, 1, 2],
      [1, 2, 3],
      [3, 4, 5],
    ]);
    expect(shownRange(1, 6, 3)).toEqual([2, 4, 6]);
  });

  test.each([
    [-0.4, 0],
    [0, 0],
    [0.49, 0],
    [0.5, 1],
    [2.9, 3],
    [5, 3],
  ])('scrolled by %d stand at %i', (passed, position) => {
    expect(positionAt(passed, 3)).toBe(position);
  });
});

it('stays where it is when all cards are shown', () => {
  expect([nextPosition(0, 0), previousPosition(0, 0)]).toEqual([0, 0]);
  expect(shownRange(0, 2, 3)).toEqual([1, 2, 2]);
});
