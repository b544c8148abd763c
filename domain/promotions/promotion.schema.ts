import * as z from 'zod/mini';
import { revisionField, type Versioned } from '#domain/edits/versioned.schema.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { blankAsMissing, requiredText } from '#domain/validation/fields.ts';
import { type Promotion, promotionColours, promotionPages, promotionTypes } from './promotion.ts';

/** How long one message may be shown, milliseconds. */
const shownFor = { min: 1000, max: 60_000, message: 'From 1 to 60 seconds' } as const;

const shown = {
  message: requiredText(140, 'An offer needs its message'),
  actionLabel: requiredText(40, 'The link needs a label'),
  actionUrl: z.enum(promotionPages, 'Choose one of the pages'),
  colour: z.enum(promotionColours, 'Choose one of the colors'),
  duration: z
    .int(shownFor.message)
    .check(z.minimum(shownFor.min, shownFor.message), z.maximum(shownFor.max, shownFor.message)),
};

/** What the owner says of one of the messages, and of which version; `duration` in milliseconds. */
export const promotionChangeSchema = z
  .object({
    ...shown,
    on: z.boolean('Say whether it is shown'),
    from: blankAsMissing(calendarDateSchema),
    until: blankAsMissing(calendarDateSchema),
    revision: revisionField,
  })
  .check(
    z.refine(({ from, until }) => !from || !until || from <= until, {
      path: ['until'],
      error: 'The last day comes before the first',
    }),
  );

/** A message as it is kept. */
export interface KeptPromotion extends Promotion, Versioned {
  on: boolean;
  /** First and last day that it is shown, in the business's calendar; without one, no bound. */
  from?: string | undefined;
  until?: string | undefined;
}

/** The answer of `GET /api/promotions`. */
export const promotionsResponseSchema = z.object({
  promotions: z.array(z.strictObject({ id: z.string(), type: z.enum(promotionTypes), ...shown })),
});
