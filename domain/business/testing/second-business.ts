import file from '../../../e2e/fixtures/second-business.json' with { type: 'json' };
import { businessOf } from '../business.ts';
import { businessFileSchema } from '../business-file.schema.ts';

/** A whole business in Athens, Georgia, with its own prices and without a license, as its owner imports it. */
export const secondBusinessFile = businessFileSchema.parse(file);

/** The same once it is imported. */
export const secondBusiness = businessOf({
  ...secondBusinessFile,
  prices: { ...secondBusinessFile.prices, revision: 2 },
});
