import type { Locale } from '#domain/locale/locale.ts';
import { type Business, businessOf } from '../business.ts';
import { businessFileSchema } from '../business-file.schema.ts';
import file from './second-business.json' with { type: 'json' };

/** A whole business in Athens, Georgia, with its own prices and without a license, as its owner imports it. */
export const secondBusinessFile = businessFileSchema.parse(file);

/** The same once it is imported, in a language whose words are loaded. */
export const secondBusinessIn = (locale: Locale): Business =>
  businessOf(
    { ...secondBusinessFile, prices: { ...secondBusinessFile.prices, revision: 2 } },
    locale,
  );

export const secondBusiness = secondBusinessIn('en');
