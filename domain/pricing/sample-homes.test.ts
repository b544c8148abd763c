import { expect, it } from 'vitest';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import { sampleHomes } from './sample-homes.ts';
import { samplePriceList } from './testing/sample-price-list.ts';

it('shows six homes by both lists', () => {
  const totals = sampleHomes(defaultPriceList, samplePriceList, '2026-11-25').map(
    ({ before, after }) => [before, after],
  );
  // Computed by hand, with 8.25% sales tax.
  expect(totals).toEqual([
    [350, 460], // 425 + 35.06
    [400, 574], // 495 + 35 + 43.73
    [500, 720], // 495 + 90 + 80 + 54.86
    [610, 963], // 610 + 40, + 70 + 60 + 110 + 73.43
    [926, 1062], // 610 + 12 × 40, - 109 + 80.93
    [570, 643], // 495 + 99 + 49.01
  ]);
});
