import { describe, expect, it, test } from 'vitest';
import { defaultPromotions } from '#domain/business/defaults/default-promotions.ts';
import { discountOf, discountPromise, firstDiscount } from './discount.ts';

const promotion = (message: string, type: 'discount' | 'saving' = 'discount') => ({
  id: 'an-offer',
  type,
  message,
});

describe('what a client can ask for', () => {
  test.each([
    ['$50 off your first inspection. Ask for it when you book.', '$50'],
    ['Now $1,250 OFF everything.', '$1,250'],
    ['$49.50 off in May.', '$49.50'],
    ['Veterans: 10% off.', '10%'],
    ['Take 7.5 % off.', '7.5 %'],
    ['25 dollars off.', '25 dollars'],
    ['10 percent off.', '10 percent'],
    ['25 dólares de descuento.', '25 dólares'],
  ])('of "%s" is %s', (message, amount) => {
    expect(discountOf(promotion(message))).toEqual({ promotionId: 'an-offer', message, amount });
  });

  test.each([
    ['Open this Sunday.'],
    ['Ask about $50.'],
    ['$50 offer'],
    ['From 50 off the highway'],
  ])('of "%s" is nothing', (message) => {
    expect(discountOf(promotion(message))).toBeUndefined();
  });

  it('is nothing of another type: the early discount is part of the quote', () => {
    expect(discountOf(promotion('5% off the base price.', 'saving'))).toBeUndefined();
  });

  it('is the $50 of a new installation', () => {
    const [saving, discount] = [defaultPromotions[1], defaultPromotions[0]];
    expect(firstDiscount([saving, discount])).toMatchObject({
      promotionId: 'first-inspection',
      amount: '$50',
    });
    expect(firstDiscount([saving])).toBeUndefined();
  });
});

it('is promised in the words of the confirmation', () => {
  expect(discountPromise({ amount: '$50' })).toBe('We’ll take $50 off when we confirm.');
});
