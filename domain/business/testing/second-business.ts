import { readFileSync } from 'node:fs';
import { businessOf } from '../business.ts';
import { businessFileSchema } from '../business-file.schema.ts';

const path = new URL('../../../e2e/fixtures/second-business.json', import.meta.url);

/** A whole business in Athens, Georgia, with its own prices and without a license, as its owner imports it. */
export const secondBusinessFile = businessFileSchema.parse(JSON.parse(readFileSync(path, 'utf8')));

/** The same once it is imported. */
export const secondBusiness = businessOf({
  ...secondBusinessFile,
  prices: { ...secondBusinessFile.prices, revision: 2 },
});
