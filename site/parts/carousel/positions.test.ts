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
  [0, 0, 1],
  [1, 0, 1],
  [3, 0, 1],
  [4, 1, 2],
  [6, 3, 4],
  [10, 7, 8],
])('%i cards stand at 0 to %i, with %i dots', (count, last, dots) => {
  expect(lastPosition(count)).toBe(last);
  expect(positions(count)).toHaveLength(dots);
  expect(positions(count).at(-1)).toBe(last);
});

describe('six cards', () => {
  it('go on one by one, and from the last to the first', () => {
    expect([0, 1, 2, 3].map((position) => nextPosition(position, 6))).toEqual([1, 2, 3, 0]);
  });

  it('go back one by one, and from the first to the last', () => {
    expect([3, 2, 1, 0].map((position) => previousPosition(position, 6))).toEqual([2, 1, 0, 3]);
  });

  it('are shown three at a time', () => {
    const shown = (position: number) =>
      [0, 1, 2, 3, 4, 5].filter((card) => isShown(card, position));
    expect([0, 1, 3].map(shown)).toEqual([
      [0, 1, 2],
      [1, 2, 3],
      [3, 4, 5],
    ]);
    expect(shownRange(1, 6)).toEqual([2, 4, 6]);
  });

  test.each([
    [-0.4, 0],
    [0, 0],
    [0.49, 0],
    [0.5, 1],
    [2.9, 3],
    // If one card fills the screen, scrolling can pass the last index.
    [5, 3],
  ])('scrolled by %d stand at %i', (passed, position) => {
    expect(positionAt(passed, 6)).toBe(position);
  });
});

it('stays where it is when all cards are shown', () => {
  expect([nextPosition(0, 3), previousPosition(0, 3), nextPosition(0, 0)]).toEqual([0, 0, 0]);
  expect(shownRange(0, 2)).toEqual([1, 2, 2]);
});
