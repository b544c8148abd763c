import { describe, expect, it, test } from 'vitest';
import { defaultPromotions } from '#domain/business/defaults/default-promotions.ts';
import { deliveredSpanish } from './delivered-promotions.ts';
import type { PromotionTexts } from './promotion.ts';
import { spanishAmountsError } from './spanish-amounts.ts';

const errorOf = (message: string, spanish: string, type: 'discount' | 'saving' = 'discount') =>
  spanishAmountsError({
    id: 'own',
    type,
    message,
    spanish: { message: spanish, actionLabel: 'Ver' },
  });

describe('the amounts of an offer in Spanish', () => {
  test.each([
    ['$25 off in May.', '$25 de descuento en mayo.'],
    ['$25 off in May.', '25 $ de descuento en mayo.'],
    ['$25 off in May.', '25 dólares de descuento en mayo.'],
    ['25 dollars off in May.', 'En mayo, $25.00 de descuento.'],
    ['$1,250 off.', '$1250 de descuento.'],
    ['10% off in May.', '10 % de descuento en mayo.'],
    ['10 percent off in May.', '10 por ciento de descuento en mayo.'],
    ['$50 off. Yes, $50!', '$50 de descuento.'],
    ['$50 off, or 10% off radon.', '$50 de descuento, o 10% de descuento en radón.'],
    ['Open this Sunday.', 'Abrimos el domingo.'],
    ['Open until 5, 7 days a week.', 'Abrimos hasta las 5.'],
  ])('may be those of "%s" in "%s"', (message, spanish) => {
    expect(errorOf(message, spanish)).toBeUndefined();
  });

  test.each([
    ['$25 off.', '$26 de descuento.', 'Say the same amounts as in English: $25'],
    ['$25 off.', '25% de descuento.', 'Say the same amounts as in English: $25'],
    ['10% off.', '15% de descuento.', 'Say the same amounts as in English: 10%'],
    ['$1,250 off.', '$1.250 de descuento.', 'Say the same amounts as in English: $1,250'],
    ['$25 off.', 'Descuento en mayo.', 'Say the same amounts as in English: $25'],
    ['$25 off, or 10% off.', '$25 de descuento.', 'Say the same amounts as in English: $25, 10%'],
    ['$25 off.', '$25 de descuento, o 10%.', 'Say the same amounts as in English: $25'],
    ['Ask for your discount.', '$25 de descuento.', 'The English message says no amount'],
    [
      '$25 off.',
      'Le quitamos $25.',
      'Say how much is “de descuento”, as the English says “$25 off”',
    ],
    [
      '$50 off, or 10% off radon.',
      '10% de descuento en radón, o $50 de descuento.',
      'Say how much is “de descuento”, as the English says “$50 off”',
    ],
    ['Save $25.', '$25 de descuento.', 'The English message does not say “$25 off”'],
  ])('of "%s" cannot be those of "%s"', (message, spanish, error) => {
    expect(errorOf(message, spanish)).toBe(error);
  });

  it('are compared for every type, but only a discount has to say “de descuento”', () => {
    expect(
      errorOf('5% off the base price.', '5% menos en el precio base.', 'saving'),
    ).toBeUndefined();
    expect(
      errorOf('5% off the base price.', '8% menos en el precio base.', 'saving'),
    ).toBeDefined();
  });

  it('cannot stand for a figure that the English takes from the prices', () => {
    expect(errorOf('{{earlyPercent}} off.', '5% menos.', 'saving')).toBeDefined();
  });

  it('are right as delivered, and without Spanish', () => {
    for (const promotion of defaultPromotions) {
      const spanish = deliveredSpanish(promotion) as PromotionTexts;
      expect(spanishAmountsError({ ...promotion, spanish })).toBeUndefined();
      expect(spanishAmountsError(promotion)).toBeUndefined();
    }
  });
});
