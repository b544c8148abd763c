import type { Post } from '#domain/blog/post.schema.ts';
import {
  defaultBookingLimits,
  type StoredBookingLimits,
} from '#domain/booking/limits/booking-limits.ts';
import {
  defaultMessageSettings,
  type StoredMessageSettings,
} from '#domain/messages/message-settings.ts';
import { defaultRetention, type StoredRetention } from '#domain/privacy/retention.ts';
import type { StoredPromotion } from '#domain/promotions/promotion.schema.ts';
import { defaultPromotions } from '#domain/promotions/promotions.ts';
import type { StoredReview } from '#domain/reviews/review.schema.ts';
import { defaultAvailability, type StoredAvailability } from '#domain/schedule/availability.ts';
import { deepFreeze } from './deep-freeze.ts';

/** What an installation may begin with. */
export interface SampleContent {
  posts: readonly Post[];
  reviews: readonly StoredReview[];
  daysOff: StoredAvailability['daysOff'];
}

/** What a new store contains. */
export interface InitialContent {
  availability: StoredAvailability;
  bookingLimits: StoredBookingLimits;
  messageSettings: StoredMessageSettings;
  retention: StoredRetention;
  promotions: readonly StoredPromotion[];
  posts: readonly Post[];
  reviews: readonly StoredReview[];
}

/** The settings that apply until the owner changes them, and `samples`. Frozen. */
export const initialContent = (samples: SampleContent): InitialContent =>
  deepFreeze(
    structuredClone({
      availability: { ...defaultAvailability, revision: 1, daysOff: samples.daysOff },
      bookingLimits: { ...defaultBookingLimits, revision: 1 },
      messageSettings: { ...defaultMessageSettings, revision: 1, onSince: {} },
      retention: { ...defaultRetention, revision: 1 },
      promotions: defaultPromotions,
      posts: samples.posts,
      reviews: samples.reviews,
    }),
  );
