import { describe, expect, it } from 'vitest';
import { defaultPromotions as promotions } from '#domain/business/defaults/default-promotions.ts';
import { advance, close, cycleDuration, initialCycle, phaseAt } from './promo-cycle.ts';
import { promotionDelay, promotionGap } from './promotion-timings.ts';

const cycleMs = cycleDuration(promotions);

describe('the figures of the specification', () => {
  it('has three messages of 8, 7 and 6 seconds, 3 seconds before and 2 between them', () => {
    expect(promotions.map(({ duration }) => duration)).toEqual([8000, 7000, 6000]);
    expect([promotionDelay, promotionGap]).toEqual([3000, 2000]);
    expect(cycleMs).toBe(27_000);
  });

  it('mentions $50 off once and no reward for a referral', () => {
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
    [10_000, 'early-booking', 7000],
    [19_000, 'thermal-imaging', 6000],
    [24_999, 'thermal-imaging', 1],
    [26_999, undefined, 1],
  ])('after %i ms shows %s for another %i ms', (at, id, remaining) => {
    const phase = phaseAt(promotions, { at, closed: false });
    expect([phase.promotion?.id, phase.remaining]).toEqual([id, remaining]);
  });

  it('starts again after its last gap', () => {
    expect(advance(promotions, { at: 25_000, closed: false }, 2000)).toEqual(initialCycle);
    expect(advance(promotions, { at: 26_000, closed: false }, 1500)).toEqual({
      at: 500,
      closed: false,
    });
  });

  it('goes through all messages step by step, in their order', () => {
    let cycle = initialCycle;
    const seen = [];
    for (let step = 0; step < 7; step++) {
      const { promotion, remaining } = phaseAt(promotions, cycle);
      seen.push(promotion?.id);
      cycle = advance(promotions, cycle, remaining);
    }
    const [first, second, third] = promotions.map(({ id }) => id);
    expect(seen).toEqual([first, undefined, second, undefined, third, undefined, first]);
  });
});

describe('a closed banner', () => {
  it.each([0, 10_000, 19_000, 26_999])('at %i ms stays hidden until the cycle is over', (at) => {
    const closed = close({ at, closed: false });
    expect(phaseAt(promotions, closed)).toEqual({ promotion: undefined, remaining: cycleMs - at });
    expect(advance(promotions, closed, cycleMs - at)).toEqual(initialCycle);
  });
});

describe('a single message', () => {
  const [only] = promotions;
  const single = [only] as const;

  it('appears again after its gap', () => {
    expect(phaseAt(single, { at: 7999, closed: false })).toEqual({ promotion: only, remaining: 1 });
    expect(phaseAt(single, { at: 8000, closed: false }).remaining).toBe(2000);
    expect(advance(single, { at: 8000, closed: false }, 2000)).toEqual(initialCycle);
  });
});
