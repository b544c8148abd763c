import { businessOf } from '#domain/business/business.ts';
import { defaultBrand } from '#domain/business/defaults/default-brand.ts';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import { defaultProfile } from '#domain/business/defaults/default-profile.ts';
import { sampleRecords } from '#domain/business/testing/sample-business.ts';

/** `defaultBusiness` and `sampleBusiness` in Spanish. */
export const spanishDefaultBusiness = businessOf(
  { profile: defaultProfile, prices: defaultPriceList, brand: defaultBrand, texts: {} },
  'es',
);
export const spanishSampleBusiness = businessOf(sampleRecords, 'es');
