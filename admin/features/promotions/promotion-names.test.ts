import { expect, test } from 'vitest';
import { defaultPromotions } from '#domain/business/defaults/default-promotions.ts';
import { statusText } from './promotion-names.ts';

test.each([
  [{}, 'Shown'],
  [{ on: false, until: '2026-12-24' }, 'Off'],
  [{ from: '2026-12-01' }, 'From Dec 1, 2026'],
  [{ from: '2026-11-01', until: '2026-12-24' }, 'Shown until Dec 24, 2026'],
  [{ until: '2026-11-24' }, 'Ended Nov 24, 2026'],
])('the status of an offer with %j is "%s"', (days, text) => {
  expect(statusText({ ...defaultPromotions[0], ...days }, '2026-11-25')).toBe(text);
});
