import { expect, it } from 'vitest';
import { type Business, businessOf } from '#domain/business/business.ts';
import { secondBusiness, secondBusinessFile } from '#domain/business/testing/second-business.ts';
import { businessData } from './business-data.ts';

const spanish = businessOf(
  { ...secondBusinessFile, prices: { ...secondBusinessFile.prices, revision: 2 } },
  'es',
);
const hoursOf = (business: Business) =>
  Object.entries(businessData('https://inspector.example', business)).filter(
    ([name]) => name === 'openingHoursSpecification',
  );

it('has the hours of the business as programs read them, on pages in each language', () => {
  expect(hoursOf(secondBusiness)).toEqual([
    [
      'openingHoursSpecification',
      [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
          opens: '07:30',
          closes: '17:30',
        },
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Friday'],
          opens: '07:30',
          closes: '13:00',
        },
      ],
    ],
  ]);
  expect(hoursOf(spanish)).toEqual(hoursOf(secondBusiness));
});
