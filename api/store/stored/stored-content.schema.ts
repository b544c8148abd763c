import * as z from 'zod/mini';
import type { Post } from '#domain/blog/post.schema.ts';
import { locales } from '#domain/locale/locale.ts';
import type { StoredPartner } from '#domain/partners/partner.schema.ts';
import type { StoredPromotion } from '#domain/promotions/promotion.schema.ts';
import { promotionColors, promotionPages, promotionTypes } from '#domain/promotions/promotion.ts';
import type { ByField } from '#domain/records/every-field.ts';
import type { StoredReview } from '#domain/reviews/review.schema.ts';
import { reviewPlatformKeys } from '#domain/reviews/review-platforms.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { storedRevision } from './stored.schema.ts';

const text = z.string();
const instant = z.iso.datetime();
const sample = z.optional(z.literal(true));

export const storedPostSchema = z.strictObject({
  id: text.check(z.minLength(1)),
  revision: storedRevision,
  slug: text.check(z.minLength(1)),
  locale: z.optional(z.enum(locales)),
  translationOf: z.optional(text),
  formerSlugs: z.optional(z.array(text)),
  title: text,
  excerpt: text,
  content: text,
  category: text,
  tags: z.array(text),
  featuredImage: z.optional(text),
  featuredImageAlt: z.optional(text),
  metaTitle: text,
  metaDescription: text,
  published: z.boolean(),
  createdAt: instant,
  publishedAt: z.optional(instant),
  updatedAt: z.optional(instant),
  sample,
} satisfies ByField<Post>);

export const postReadsSchema = z.record(text, z.int().check(z.minimum(0)));

export const storedReviewSchema = z.strictObject({
  id: text.check(z.minLength(1)),
  revision: storedRevision,
  platform: z.enum(reviewPlatformKeys),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  author: text,
  date: calendarDateSchema,
  text,
  verified: z.boolean(),
  hidden: z.optional(z.literal(true)),
  sample,
} satisfies ByField<StoredReview>);

export const storedPartnerSchema = z.strictObject({
  id: text.check(z.minLength(1)),
  revision: storedRevision,
  name: text,
  slug: text.check(z.minLength(1)),
  site: z.optional(text),
  email: z.optional(text),
} satisfies ByField<StoredPartner>);

/** By partner slug. */
export const partnerTestsSchema = z.record(text, calendarDateSchema);

export const storedPromotionSchema = z.strictObject({
  id: text.check(z.minLength(1)),
  revision: storedRevision,
  type: z.enum(promotionTypes),
  message: text,
  actionLabel: text,
  actionUrl: z.enum(promotionPages),
  colour: z.enum(promotionColors),
  duration: z.int().check(z.minimum(1)),
  on: z.boolean(),
  from: z.optional(calendarDateSchema),
  until: z.optional(calendarDateSchema),
  spanish: z.optional(z.strictObject({ message: text, actionLabel: text })),
} satisfies ByField<StoredPromotion>);
