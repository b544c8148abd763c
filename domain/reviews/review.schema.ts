import * as z from 'zod/mini';
import { revisionField, type Versioned } from '#domain/records/versioned.schema.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { requiredLine, requiredText, wholeNumberField } from '#domain/validation/fields.ts';
import { reviewPlatformKeys } from './review-platforms.ts';

/** A client's review on one of the platforms (spec §3 "Review"). `date` is `yyyy-MM-dd`. */
export const reviewSchema = z.object({
  id: requiredLine(100, 'A review needs an id'),
  platform: z.enum(reviewPlatformKeys),
  /** Whole stars, 1 to 5. */
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  author: requiredLine(200, 'A review needs its author'),
  date: calendarDateSchema,
  text: requiredText(5000, 'A review needs its text'),
  /** The platform or the owner confirmed that the author is a client. */
  verified: z.boolean(),
  /** Marks the invented reviews of a new installation. */
  sample: z.optional(z.literal(true)),
});

export type Review = z.output<typeof reviewSchema>;

/** A stored review. Hidden ones are not public. */
export interface StoredReview extends Review, Versioned {
  hidden?: true | undefined;
}

const RATING_MESSAGE = 'Choose 1 to 5 stars';

/** A review as the owner enters it; `rating` as a number or as text. */
export const reviewEntrySchema = z.object({
  platform: z.enum(
    reviewPlatformKeys,
    `Choose one of the platforms: ${reviewPlatformKeys.join(', ')}`,
  ),
  rating: wholeNumberField({
    min: 1,
    max: 5,
    empty: RATING_MESSAGE,
    notWhole: RATING_MESSAGE,
    range: RATING_MESSAGE,
  }),
  author: requiredLine(200, 'A review needs its author'),
  date: calendarDateSchema,
  text: requiredText(5000, 'A review needs its text'),
  verified: z.boolean('Say yes or no'),
});

export type ReviewEntry = z.output<typeof reviewEntrySchema>;

/** The owner's change of a review. */
export const reviewChangeSchema = z.extend(reviewEntrySchema, {
  hidden: z.boolean('Say yes or no'),
  revision: revisionField,
});

/** Maximum number of reviews in one import. */
export const importLimit = 500;

export const reviewImportSchema = z.object({
  reviews: z
    .array(reviewEntrySchema, 'Nothing to import')
    .check(
      z.minLength(1, 'Nothing to import'),
      z.maxLength(importLimit, `At most ${importLimit} reviews at a time`),
    ),
});

/** The answer of `POST /api/reviews/import`. */
export interface ReviewImport {
  added: number;
  /** Reviews that were already stored, with equal content. */
  skipped: number;
}

/** Stars to one decimal, 0 without reviews. */
const averageSchema = z.number().check(z.minimum(0), z.maximum(5));
const countSchema = z.int().check(z.minimum(0));

export const reviewStatsSchema = z.object({
  averageRating: averageSchema,
  totalReviews: countSchema,
  platforms: z.record(
    z.enum(reviewPlatformKeys),
    z.object({ rating: averageSchema, count: countSchema, url: z.optional(z.url()) }),
  ),
});

export type ReviewStats = z.output<typeof reviewStatsSchema>;

/** The answer of `GET /api/reviews`, newest review first. */
export const reviewsResponseSchema = z.object({
  reviews: z.array(reviewSchema),
  stats: reviewStatsSchema,
});

export type ReviewsResponse = z.output<typeof reviewsResponseSchema>;
