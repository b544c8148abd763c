import { expect, test } from 'vitest';
import { businessOf } from './business.ts';
import { defaultBrand } from './defaults/default-brand.ts';
import { defaultPriceList } from './defaults/default-price-list.ts';
import { defaultProfile } from './defaults/default-profile.ts';

test.each([
  ['972-555-0148', '(972) 555-0148', 'tel:+19725550148', 'sms:+19725550148'],
  ['972-555-0148 x12', '972-555-0148 x12', 'tel:+19725550148;ext=12', 'sms:+19725550148'],
  ['972-BUY-HOME', '972-BUY-HOME', 'tel:+19722894663', 'sms:+19722894663'],
  ['+44 20 7946 0958', '+44 20 7946 0958', 'tel:+442079460958', 'sms:+442079460958'],
])('the business with the telephone %s', (phone, display, tel, sms) => {
  const business = businessOf(
    {
      profile: { ...defaultProfile, phone, textPhone: '' },
      prices: defaultPriceList,
      brand: defaultBrand,
      texts: {},
    },
    'en',
  );
  expect(business.phone).toEqual({ display, href: tel });
  expect(business.textMessages).toEqual({ display, href: sms });
});
