import type { PaymentTime } from '#domain/jobs/job-settings.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { type Business, businessOf } from '../business.ts';
import { defaultBrand } from '../defaults/default-brand.ts';
import { defaultPriceList } from '../defaults/default-price-list.ts';
import { defaultProfile } from '../defaults/default-profile.ts';

/**
 * The business of an installation whose owner has edited nothing but when payment is due, in a language whose words are
 * loaded.
 */
export const defaultBusinessIn = (
  locale: Locale,
  paymentTime: PaymentTime = 'inspection',
): Business =>
  businessOf(
    {
      profile: defaultProfile,
      prices: defaultPriceList,
      brand: defaultBrand,
      texts: {},
      paymentTime,
    },
    locale,
  );
