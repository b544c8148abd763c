import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { mapInSlices } from './map-in-slices.ts';

it('maps all items in their order, and lets others have a turn in between', async () => {
  const items = Array.from({ length: 1001 }, (_, index) => index);
  let turns = 0;
  let isDone = false;
  const others = async () => {
    for (; !isDone; turns += 1) await nextTurn();
  };
  const counted = others();
  const mapped = await mapInSlices(items, (slice) => slice.flatMap((item) => [item, -item]));
  isDone = true;
  await counted;
  expect(mapped).toEqual(items.flatMap((item) => [item, -item]));
  expect(turns).toBeGreaterThan(10);
  expect(await mapInSlices([], () => [1])).toEqual([]);
});
