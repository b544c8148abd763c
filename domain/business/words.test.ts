import { describe, expect, it } from 'vitest';
import { defaultBusiness } from './defaults/default-business.ts';
import { wordsOf } from './words.ts';

const wordsWithin = (report: number) =>
  wordsOf({ ...defaultBusiness, promises: { ...defaultBusiness.promises, report } });

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
