import * as z from 'zod/mini';
import { ownTextsSchema } from '#domain/content/own-texts.schema.ts';
import { brandSchema } from './brand.schema.ts';
import { priceListSchema } from './price-list.schema.ts';
import { isConsistent } from './price-list-rules.ts';
import { profileSchema } from './profile.schema.ts';
import { hasReadableColors } from './readable-colors.ts';

/** The largest file without its pictures, in KB: all texts of the owner's own fit. */
export const BUSINESS_FILE_KB = 1024;

/** The most base64 of pictures in a file, in KB: logo, four photographs and some portraits fit twice. */
export const PICTURES_KB = 8 * 1024;

/** The whole business as one file, which another installation can read. */
export const businessFileSchema = z.strictObject({
  format: z.literal('business', 'This is not the file of a business'),
  version: z.literal(1, 'A newer version of the server wrote this file'),
  profile: profileSchema,
  /** The newest list; it counts from its first day, and its revision is the reader's. */
  prices: z.omit(priceListSchema, { revision: true }).check(isConsistent),
  brand: brandSchema.check(hasReadableColors),
  texts: ownTextsSchema,
  /** The uploaded pictures of profile and brand by address, in base64. Those that do not fit are left out. */
  pictures: z.optional(z.record(z.string(), z.string())),
});

export type BusinessFile = z.output<typeof businessFileSchema>;
