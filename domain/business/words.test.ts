import { describe, expect, it } from 'vitest';
import { businessOf } from './business.ts';
import { defaultBrand } from './defaults/default-brand.ts';
import { defaultBusiness } from './defaults/default-business.ts';
import { defaultPriceList } from './defaults/default-price-list.ts';
import { defaultProfile } from './defaults/default-profile.ts';
import { secondBusiness } from './testing/second-business.ts';
import { wordsOf } from './words-of.ts';

const wordsWithin = (report: number) =>
  wordsOf({ ...defaultBusiness, promises: { ...defaultBusiness.promises, report } }, 'en');

describe('reports', () => {
  it('within 24 hours often come the same day', () => {
    expect(wordsWithin(24)).toMatchObject({
      reportTime: '24 hours',
      reportPromise: '24 hours, often the same day',
      reportAnswer: '24 hours, and often the same day',
      reportDay: 'the same day',
      reportDelivery: 'Same-day delivery',
      reportBadge: 'Same Day Reports',
      sameDay: 'same day',
      aSameDayReport: 'a same-day report',
      laterReportTime: '',
    });
  });

  it('within 25 hours come within that time', () => {
    expect(wordsWithin(25)).toMatchObject({
      reportTime: '25 hours',
      reportPromise: '25 hours',
      reportAnswer: '25 hours',
      reportDay: 'within 25 hours',
      reportDelivery: 'Delivery within 25 hours',
      reportBadge: '25-Hour Reports',
      sameDay: '',
      aSameDayReport: '',
      laterReportTime: '25 hours',
    });
  });

  it('within one hour are one hour, not hours', () => {
    expect(wordsWithin(1).reportTime).toBe('1 hour');
  });
});

it.each([
  ['in all rows', secondBusiness, 'Monday - Friday', '7:30 AM - 5:30 PM, Friday 7:30 AM - 1:00 PM'],
  [
    'in the first row beside other phone hours',
    defaultBusiness,
    'Monday - Friday',
    '8:00 AM - 6:00 PM',
  ],
  [
    'in the first row beside other phone hours on the same days',
    businessOf(
      {
        profile: {
          ...defaultProfile,
          overrides: { phoneHours: { days: 'Monday - Friday', hours: '7:00 AM - 9:00 PM' } },
        },
        prices: defaultPriceList,
        brand: defaultBrand,
        texts: {},
      },
      'en',
    ),
    'Monday - Friday',
    '8:00 AM - 6:00 PM',
  ],
])('office hours are those %s', (_which, { words }, officeDays, officeTimes) => {
  expect(words).toMatchObject({ officeDays, officeTimes });
});
