import { describe, expect, it, test } from 'vitest';
import { defaultPromotions } from '#domain/business/defaults/default-promotions.ts';
import { promotionStatus, shownPromotions } from './shown-promotions.ts';

test.each([
  ['no days', {}, 'shown'],
  ['switched off', { on: false, from: '2026-11-01' }, 'off'],
  ['a first day tomorrow', { from: '2026-11-26' }, 'to come'],
  ['a first day today', { from: '2026-11-25' }, 'shown'],
  ['a first day yesterday', { from: '2026-11-24' }, 'shown'],
  ['a last day yesterday', { until: '2026-11-24' }, 'over'],
  ['a last day today', { until: '2026-11-25' }, 'shown'],
  ['a last day tomorrow', { until: '2026-11-26' }, 'shown'],
  ['today alone', { from: '2026-11-25', until: '2026-11-25' }, 'shown'],
  ['days that are past', { from: '2026-11-01', until: '2026-11-24' }, 'over'],
  ['days of next year', { from: '2027-01-01', until: '2027-01-02' }, 'to come'],
])('an offer with %s is %3$s', (_what, days, status) => {
  expect(promotionStatus({ on: true, ...days }, '2026-11-25')).toBe(status);
});

describe('the promotions of a day', () => {
  const [first, second, third] = defaultPromotions;

  it('keep their order', () => {
    expect(shownPromotions([third, { ...first, on: false }, second], '2026-11-25')).toEqual([
      third,
      second,
    ]);
  });

  it('can be none', () => {
    expect(shownPromotions([{ ...first, until: '2026-11-24' }], '2026-11-25')).toEqual([]);
  });

  it('are all three messages by default', () => {
    expect(shownPromotions(defaultPromotions, '2026-11-25')).toEqual(defaultPromotions);
  });
});
