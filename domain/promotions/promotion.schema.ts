import * as z from 'zod/mini';
import { localeField } from '#domain/locale/locale.schema.ts';
import { revisionField, type Versioned } from '#domain/records/versioned.schema.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { blankAsMissing, requiredLine } from '#domain/validation/fields.ts';
import {
  type Promotion,
  type PromotionTexts,
  promotionColors,
  promotionPages,
  promotionTypes,
} from './promotion.ts';
import { unknownPlaceholder } from './promotion-message.ts';

/** Bounds of a message's duration, in milliseconds. */
const durationBounds = { min: 1000, max: 60_000, message: 'From 1 to 60 seconds' } as const;

const textFields = {
  message: requiredLine(140, 'An offer needs its message').check(
    z.refine((message) => unknownPlaceholder(message) === undefined, {
      error: ({ input }) => `There is no placeholder ${unknownPlaceholder(String(input))}`,
    }),
  ),
  actionLabel: requiredLine(40, 'The link needs a label'),
};

const displayFields = {
  ...textFields,
  actionUrl: z.enum(promotionPages, 'Choose one of the pages'),
  colour: z.enum(promotionColors, 'Choose one of the colors'),
  duration: z
    .int(durationBounds.message)
    .check(z.minimum(durationBounds.min), z.maximum(durationBounds.max)),
};

const entryFields = {
  ...displayFields,
  on: z.boolean('Say whether it is shown'),
  from: blankAsMissing(calendarDateSchema),
  until: blankAsMissing(calendarDateSchema),
  /** Null removes it; what a change does not have stays. */
  spanish: z.optional(z.nullable(z.object(textFields))),
};

interface Days {
  from?: string | undefined;
  until?: string | undefined;
}

const daysInOrder = z.refine<Days>(({ from, until }) => !from || !until || from <= until, {
  path: ['until'],
  error: 'The last day comes before the first',
});

/** A message that the owner adds. `duration` is in milliseconds. */
export const promotionEntrySchema = z
  .object({ ...entryFields, type: z.enum(promotionTypes, 'Choose what it is') })
  .check(daysInOrder);

/** The owner's change of a message, whose type stays. */
export const promotionChangeSchema = z
  .object({ ...entryFields, revision: revisionField })
  .check(daysInOrder);

/** A stored message. */
export interface StoredPromotion extends Omit<Promotion, 'lang'>, Versioned {
  on: boolean;
  /** First and last day on which it is shown, inclusive; undefined means no bound. */
  from?: string | undefined;
  until?: string | undefined;
  /** The owner’s own texts for readers of Spanish. */
  spanish?: PromotionTexts | undefined;
}

/** The answer of `GET /api/promotions`. */
export const promotionsResponseSchema = z.object({
  promotions: z.array(
    z.strictObject({
      id: z.string(),
      type: z.enum(promotionTypes),
      ...displayFields,
      lang: localeField,
    }),
  ),
});
