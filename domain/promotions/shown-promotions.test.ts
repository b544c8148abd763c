import { describe, expect, it, test } from 'vitest';
import { businessOf } from '#domain/business/business.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { defaultPromotions } from '#domain/business/defaults/default-promotions.ts';
import { sampleRecords } from '#domain/business/testing/sample-business.ts';
import { firstDiscount } from './discount.ts';
import { promotionStatus, shownPromotions, wordedPromotions } from './shown-promotions.ts';

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

describe('in Spanish', () => {
  const business = businessOf(sampleRecords, 'es');
  const [first] = defaultPromotions;
  const worded = (changes: object) => wordedPromotions([{ ...first, ...changes }], business)[0];

  it('the offers as delivered are translated', () => {
    const messages = wordedPromotions(defaultPromotions, business).map(({ message }) => message);
    expect(messages).toHaveLength(3);
    expect(messages[0]).toBe('$50 de descuento en su primera inspección. Pídalo al reservar.');
    expect(messages.join(' ')).not.toMatch(/\b(book|off|free|your)\b/i);
  });

  it('the discount is found as in English', () => {
    expect(firstDiscount(wordedPromotions(defaultPromotions, business))?.amount).toBe('$50');
  });

  it.each([{ message: '$60 off your first inspection.' }, { actionLabel: 'Book' }, { id: 'own' }])(
    'an offer that the owner has worded stays as it is, and says so: %j',
    (changes) => {
      expect(worded(changes)).toMatchObject({ ...first, ...changes, lang: 'en' });
    },
  );

  it('the owner’s Spanish is shown, its facts in Spanish, and not to readers of English', () => {
    const spanish = { message: 'Venga a {{region}}.', actionLabel: 'Venir' };
    const shown = worded({ message: 'Come.', spanish });
    expect(shown).toMatchObject({
      message: 'Venga a la zona metropolitana de Atlanta.',
      actionLabel: 'Venir',
    });
    expect(shown).not.toHaveProperty('lang');
    const [english] = wordedPromotions(
      [{ ...first, message: 'Come.', spanish }],
      businessOf(sampleRecords, 'en'),
    );
    expect(english).toMatchObject({ message: 'Come.', actionLabel: first.actionLabel });
  });

  it('what stays English has the facts in English', () => {
    const english = businessOf(sampleRecords, 'en');
    const [shown] = wordedPromotions([{ ...first, message: 'All of {{region}}.' }], {
      ...business,
      englishWords: english.words,
    });
    expect(shown?.message).toBe(`All of ${english.words.region}.`);
  });
});

describe('the offer for early booking', () => {
  const earlyMessage = (earlyBooking: { percent: number; daysAhead: number }) => {
    const prices = { ...sampleRecords.prices, earlyBooking };
    const worded = wordedPromotions(
      defaultPromotions,
      businessOf({ ...sampleRecords, prices }, 'en'),
    );
    return worded.find(({ id }) => id === 'early-booking')?.message;
  };

  it('says what the price list says', () => {
    expect(earlyMessage({ percent: 8, daysAhead: 14 })).toBe(
      'Book 14 or more days ahead: 8% off the base price.',
    );
  });

  it('is left out without a discount', () => {
    expect(earlyMessage({ percent: 0, daysAhead: 7 })).toBeUndefined();
  });

  it('is one of the three of the specification', () => {
    const messages = wordedPromotions(defaultPromotions, defaultBusiness).map(
      ({ message }) => message,
    );
    expect(messages).toEqual([
      '$50 off your first inspection. Ask for it when you book.',
      'Book 7 or more days ahead: 5% off the base price.',
      'Thermal imaging is free with every inspection.',
    ]);
  });
});
