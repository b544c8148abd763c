import { describe, expect, it } from 'vitest';
import { advance, close, firstMoment, momentAt, promoAt, roundOf } from './promo-cycle.ts';
import { promotionDelay, promotionGap } from './promotion-timings.ts';
import { defaultPromotions as promotions } from './promotions.ts';

const round = roundOf(promotions);

const idAt = (at: number, closed = false) => promoAt(promotions, { at, closed }).promotion?.id;

describe('the figures of the specification', () => {
  it('has three messages of 8, 7 and 6 seconds, 3 seconds before and 2 between them', () => {
    expect(promotions.map(({ duration }) => duration)).toEqual([8000, 7000, 6000]);
    expect([promotionDelay, promotionGap]).toEqual([3000, 2000]);
    expect(round).toBe(27_000);
  });

  it('mentions $50 off once, and a reward for a referral nowhere', () => {
    const texts = promotions.map(({ message }) => message);
    expect(texts.filter((text) => text.includes('$50 off'))).toHaveLength(1);
    expect(texts.join(' ')).not.toMatch(/refer|agent|friend|commission/i);
  });
});

describe('the cycle', () => {
  it.each([
    [0, 'first-inspection', 8000],
    [7999, 'first-inspection', 1],
    [8000, undefined, 2000],
    [9999, undefined, 1],
    [10_000, 'early-booking', 7000],
    [16_999, 'early-booking', 1],
    [17_000, undefined, 2000],
    [19_000, 'thermal-imaging', 6000],
    [24_999, 'thermal-imaging', 1],
    [25_000, undefined, 2000],
    [26_999, undefined, 1],
  ])('after %i ms shows %s for another %i ms', (at, id, left) => {
    const moment = promoAt(promotions, { at, closed: false });
    expect([moment.promotion?.id, moment.left]).toEqual([id, left]);
  });

  it('begins again after its last gap', () => {
    expect(advance(promotions, { at: 25_000, closed: false }, 2000)).toEqual(firstMoment);
    expect(advance(promotions, { at: 26_000, closed: false }, 1500)).toEqual({
      at: 500,
      closed: false,
    });
  });

  it('goes through all messages step by step, in their order', () => {
    let cycle = firstMoment;
    const seen = [];
    for (let step = 0; step < 7; step++) {
      const { promotion, left } = promoAt(promotions, cycle);
      seen.push(promotion?.id);
      cycle = advance(promotions, cycle, left);
    }
    const [first, second, third] = promotions.map(({ id }) => id);
    expect(seen).toEqual([first, undefined, second, undefined, third, undefined, first]);
  });
});

describe('a banner that was closed', () => {
  it.each([0, 10_000, 19_000, 26_999])('at %i ms shows nothing until the round is over', (at) => {
    const closed = close({ at, closed: false });
    expect(promoAt(promotions, closed)).toEqual({ promotion: undefined, left: round - at });
    expect(advance(promotions, closed, round - at)).toEqual(firstMoment);
  });

  it('stays closed as long as the round lasts', () => {
    expect(advance(promotions, close({ at: 1000, closed: false }), 25_999).closed).toBe(true);
    expect(idAt(19_000, true)).toBeUndefined();
  });
});

describe('a single message', () => {
  const [only] = promotions;
  const single = [only] as const;

  it('comes back after its gap', () => {
    expect(promoAt(single, { at: 7999, closed: false })).toEqual({ promotion: only, left: 1 });
    expect(promoAt(single, { at: 8000, closed: false }).left).toBe(2000);
    expect(advance(single, { at: 8000, closed: false }, 2000)).toEqual(firstMoment);
  });
});

it.each([
  [0, 0],
  [26_999, 26_999],
  [27_000, 0],
  [100_000, 19_000],
])('%i ms after the first message it is %i ms into its round', (elapsed, at) => {
  expect(momentAt(promotions, elapsed, true)).toEqual({ at, closed: true });
});
