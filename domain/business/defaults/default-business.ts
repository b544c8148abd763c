import { businessOf } from '../business.ts';
import { defaultBrand } from './default-brand.ts';
import { defaultPriceList } from './default-price-list.ts';
import { defaultProfile } from './default-profile.ts';

/** The business of an installation whose owner has edited nothing. */
export const defaultBusiness = businessOf(
  {
    profile: defaultProfile,
    prices: defaultPriceList,
    brand: defaultBrand,
    texts: {},
  },
  'en',
);
