import * as z from 'zod/mini';
import type { Versioned } from '#domain/edits/versioned.schema.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { requiredText } from '#domain/validation/fields.ts';
import { reviewPlatformKeys } from './review-platforms.ts';

/** What a client wrote on one of the platforms (spec §3 "Review"). `date` is a day, `yyyy-MM-dd`. */
export const reviewSchema = z.object({
  id: requiredText(100, 'A review needs an id'),
  platform: z.enum(reviewPlatformKeys),
  /** Whole stars, 1 to 5. */
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  author: requiredText(200, 'A review needs its author'),
  date: calendarDateSchema,
  text: requiredText(5000, 'A review needs its text'),
  /** The platform, or the owner's books, know the author as a client. */
  verified: z.boolean(),
  /** An invented person who fills the pages of a fresh installation. */
  sample: z.optional(z.literal(true)),
});

export type Review = z.output<typeof reviewSchema>;

/** A review as it is kept; visitors are not shown a hidden one. */
export interface KeptReview extends Review, Versioned {
  hidden?: true | undefined;
}

/** Stars to one decimal, 0 where nobody has rated. */
const averageSchema = z.number().check(z.minimum(0), z.maximum(5));
const countSchema = z.int().check(z.minimum(0));

export const reviewStatsSchema = z.object({
  averageRating: averageSchema,
  totalReviews: countSchema,
  platforms: z.record(
    z.enum(reviewPlatformKeys),
    z.object({ rating: averageSchema, count: countSchema, url: z.url() }),
  ),
});

export type ReviewStats = z.output<typeof reviewStatsSchema>;

/** The answer of `GET /api/reviews`, newest review first. */
export const reviewsResponseSchema = z.object({
  reviews: z.array(reviewSchema),
  stats: reviewStatsSchema,
});

export type ReviewsResponse = z.output<typeof reviewsResponseSchema>;
