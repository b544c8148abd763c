import * as z from 'zod/mini';
import { brandSchema } from '#domain/business/brand.schema.ts';
import { recordNames } from '#domain/business/business-version.ts';
import { priceListSchema } from '#domain/business/price-list.schema.ts';
import { isConsistent } from '#domain/business/price-list-rules.ts';
import { profileSchema } from '#domain/business/profile.schema.ts';
import { hasReadableColors } from '#domain/business/readable-colors.ts';
import { ownTextsSchema } from '#domain/content/own-texts.schema.ts';
import { previewPaths } from '#domain/content/text-blocks.ts';
import { localeQuerySchema } from '#domain/locale/locale.schema.ts';
import { revisionField } from '#domain/records/versioned.schema.ts';

const revision = { revision: revisionField };

export const profileBodySchema = z.extend(profileSchema, revision);
export const brandBodySchema = z.extend(brandSchema, revision).check(hasReadableColors);
/** Without `es`, the Spanish that is stored stays (`withStoredTranslation`); `{}` empties it. */
export const textsBodySchema = z.extend(ownTextsSchema, revision);
/** A list to publish; `revision` is that of the newest one, which it replaces. */
export const priceListBodySchema = z.extend(priceListSchema, revision).check(isConsistent);

/** An earlier version to bring back; `current` is the revision that it replaces. */
export const restoreBodySchema = z.object({
  record: z.enum(recordNames),
  revision: revisionField,
  current: revisionField,
});

/** The record whose history is asked for. */
export const historyQuerySchema = z.object({ record: z.enum(recordNames) });

/** A page to render in a language, with the records that replace the published ones. */
export const previewBodySchema = z.object({
  path: z.enum(previewPaths, 'This page has no preview'),
  ...localeQuerySchema.shape,
  profile: z.exactOptional(profileSchema),
  prices: z.exactOptional(priceListSchema.check(isConsistent)),
  brand: z.exactOptional(brandSchema),
  texts: z.exactOptional(ownTextsSchema),
});

/** With `check=1`, only says what would change. */
export const checkQuerySchema = z.object({ check: z.optional(z.enum(['1'])) });
