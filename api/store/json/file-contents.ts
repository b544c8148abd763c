import * as z from 'zod/mini';
import type { Post } from '#domain/blog/post.schema.ts';
import type { StoredBookingLimits } from '#domain/booking/limits/booking-limits.ts';
import type {
  BusyCalendarReading,
  StoredBusyCalendar,
} from '#domain/calendars/busy-calendar.schema.ts';
import type { StoredMessageSettings } from '#domain/messages/message-settings.ts';
import type { StoredPartner } from '#domain/partners/partner.schema.ts';
import type { StoredRetention } from '#domain/privacy/retention.ts';
import type { StoredPromotion } from '#domain/promotions/promotion.schema.ts';
import type { StoredReview } from '#domain/reviews/review.schema.ts';
import type { StoredAvailability } from '#domain/schedule/availability.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { StoredWebhook } from '#domain/webhooks/webhook.schema.ts';
import type { ApiKey } from '../resources/api-keys.ts';
import type { CalendarFeed, PushKeys, Session } from '../resources/owner.ts';
import { initialContent, type SampleContent } from '../stored/initial-content.ts';
import {
  availabilitySchema,
  bookingLimitsSchema,
  bookingsSeenSchema,
  calendarFeedSchema,
  pushKeysSchema,
  sessionSchema,
  storedRetentionSchema,
} from '../stored/stored.schema.ts';
import { storedApiKeySchema } from '../stored/stored-api-keys.schema.ts';
import {
  storedBusyCalendarSchema,
  storedReadingSchema,
} from '../stored/stored-calendars.schema.ts';
import {
  partnerTestsSchema,
  postReadsSchema,
  storedPartnerSchema,
  storedPostSchema,
  storedPromotionSchema,
  storedReviewSchema,
} from '../stored/stored-content.schema.ts';
import { storedWebhookSchema } from '../stored/stored-deliveries.schema.ts';
import { storedMessageSettingsSchema } from '../stored/stored-messages.schema.ts';
import type { DataFile } from './data-files.ts';
import { listFormat, valueFormat } from './file-formats.ts';
import type { Format } from './json-file.ts';

/** What each file of the data folder contains, besides monthly files and uploads. */
export interface FileContents extends Record<DataFile, unknown> {
  'api-keys.json': readonly ApiKey[];
  'booking-limits.json': StoredBookingLimits;
  'bookings-seen.json': string | null;
  'busy-calendar-readings.json': readonly BusyCalendarReading[];
  'busy-calendars.json': readonly StoredBusyCalendar[];
  'calendar-feed.json': CalendarFeed | null;
  'message-settings.json': StoredMessageSettings;
  /** The owner's password as a PHC string. */
  'owner.json': string | null;
  'partner-tests.json': Readonly<Record<string, CalendarDate>>;
  'partners.json': readonly StoredPartner[];
  'post-reads.json': Readonly<Record<string, number>>;
  'posts.json': readonly Post[];
  'promotions.json': readonly StoredPromotion[];
  'push-keys.json': PushKeys | null;
  'retention.json': StoredRetention;
  'reviews.json': readonly StoredReview[];
  'sessions.json': readonly Session[];
  'settings.json': StoredAvailability;
  'webhooks.json': readonly StoredWebhook[];
}

export const fileFormats: { readonly [F in DataFile]: Format<FileContents[F]> } = {
  'api-keys.json': listFormat<ApiKey>(storedApiKeySchema),
  'booking-limits.json': valueFormat('limits', bookingLimitsSchema),
  'bookings-seen.json': valueFormat('seenAt', bookingsSeenSchema),
  'busy-calendar-readings.json': listFormat(storedReadingSchema),
  'busy-calendars.json': listFormat(storedBusyCalendarSchema),
  'calendar-feed.json': valueFormat('feed', calendarFeedSchema),
  'message-settings.json': valueFormat('settings', storedMessageSettingsSchema),
  'owner.json': valueFormat<string | null>('passwordHash', z.string()),
  'partner-tests.json': valueFormat('tests', partnerTestsSchema),
  'partners.json': listFormat(storedPartnerSchema),
  'post-reads.json': valueFormat('reads', postReadsSchema),
  'posts.json': listFormat<Post>(storedPostSchema),
  'promotions.json': listFormat(storedPromotionSchema),
  'push-keys.json': valueFormat('keys', pushKeysSchema),
  'retention.json': valueFormat('retention', storedRetentionSchema),
  'reviews.json': listFormat(storedReviewSchema),
  'sessions.json': listFormat<Session>(sessionSchema),
  'settings.json': valueFormat('availability', availabilitySchema),
  'webhooks.json': listFormat(storedWebhookSchema),
};

/** The content of files that do not exist. */
export function initialFiles(samples: SampleContent): FileContents {
  const initial = initialContent(samples);
  return {
    'api-keys.json': [],
    'booking-limits.json': initial.bookingLimits,
    'bookings-seen.json': null,
    'busy-calendar-readings.json': [],
    'busy-calendars.json': [],
    'calendar-feed.json': null,
    'message-settings.json': initial.messageSettings,
    'owner.json': null,
    'partner-tests.json': {},
    'partners.json': [],
    'post-reads.json': {},
    'posts.json': initial.posts,
    'promotions.json': initial.promotions,
    'push-keys.json': null,
    'retention.json': initial.retention,
    'reviews.json': initial.reviews,
    'sessions.json': [],
    'settings.json': initial.availability,
    'webhooks.json': [],
  };
}
