import * as z from 'zod/mini';
import { brandSchema } from '#domain/business/brand.schema.ts';
import { type BusinessVersion, recordNames } from '#domain/business/business-version.ts';
import { publishedPriceListSchema } from '#domain/business/price-list.schema.ts';
import { profileSchema } from '#domain/business/profile.schema.ts';
import { textValuesSchema } from '#domain/business/texts.schema.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { withOwnPictures } from './own-pictures.ts';
import { storedRevision } from './stored.schema.ts';

export const storedProfileSchema = withOwnPictures(
  z.extend(profileSchema, { revision: storedRevision }),
);

export const storedBrandSchema = withOwnPictures(
  z.extend(brandSchema, { revision: storedRevision }),
);

export const storedTextsSchema = z.extend(textValuesSchema, { revision: storedRevision });

export const storedPriceListsSchema = z.array(publishedPriceListSchema).check(z.minLength(1));

export const businessVersionSchema = z.strictObject({
  record: z.enum(recordNames),
  revision: storedRevision,
  replacedAt: z.iso.datetime(),
  replacedBy: z.string(),
  value: z.unknown(),
}) satisfies Whole<BusinessVersion>;
