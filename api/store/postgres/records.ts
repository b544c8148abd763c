import * as z from 'zod/mini';
import type { Post } from '#domain/blog/post.schema.ts';
import type { StoredBookingLimits } from '#domain/booking/limits/booking-limits.ts';
import type { StoredPartner } from '#domain/partners/partner.schema.ts';
import type { StoredRetention } from '#domain/privacy/retention.ts';
import type { StoredAvailability } from '#domain/schedule/availability.ts';
import type { CalendarFeed, PushKeys } from '../resources/owner.ts';
import {
  availabilitySchema,
  bookingLimitsSchema,
  calendarFeedSchema,
  pushKeysSchema,
  storedRetentionSchema,
} from '../stored/stored.schema.ts';
import { storedBusyCalendarSchema } from '../stored/stored-calendars.schema.ts';
import {
  storedPartnerSchema,
  storedPostSchema,
  storedPromotionSchema,
  storedReviewSchema,
} from '../stored/stored-content.schema.ts';
import { storedWebhookSchema } from '../stored/stored-deliveries.schema.ts';
import { storedMessageSettingsSchema } from '../stored/stored-messages.schema.ts';
import { ApiKeyRecords } from './api-key-records.ts';
import { BusyCalendarReadings } from './busy-calendar-readings.ts';
import { CurrentLeads } from './current-leads.ts';
import type { Database } from './database.ts';
import { OptionalSetting } from './optional-setting.ts';
import { Setting } from './settings.ts';
import { VersionedList } from './versioned-list.ts';

/** The records of a database by kind. */
export const recordsIn = (db: Database) => ({
  db,
  currentLeads: new CurrentLeads(db),
  availability: new Setting<StoredAvailability>(db, 'availability', availabilitySchema),
  bookingLimits: new Setting<StoredBookingLimits>(db, 'booking-limits', bookingLimitsSchema),
  messageSettings: new Setting(db, 'message-settings', storedMessageSettingsSchema),
  passwordHash: new OptionalSetting(db, 'password-hash', z.string()),
  calendarFeed: new OptionalSetting<CalendarFeed>(db, 'calendar-feed', calendarFeedSchema),
  apiKeys: new ApiKeyRecords(db),
  pushKeys: new OptionalSetting<PushKeys>(db, 'push-keys', pushKeysSchema),
  retention: new Setting<StoredRetention>(db, 'retention', storedRetentionSchema),
  busyCalendars: new VersionedList(db, {
    list: 'busy-calendars',
    schema: storedBusyCalendarSchema,
    uniqueName: ({ address }) => address,
  }),
  busyCalendarReadings: new BusyCalendarReadings(db),
  posts: new VersionedList<Post>(db, {
    list: 'posts',
    schema: storedPostSchema,
    uniqueName: ({ slug }) => slug,
  }),
  reviews: new VersionedList(db, { list: 'reviews', schema: storedReviewSchema }),
  promotions: new VersionedList(db, { list: 'promotions', schema: storedPromotionSchema }),
  partners: new VersionedList<StoredPartner>(db, {
    list: 'partners',
    schema: storedPartnerSchema,
    uniqueName: ({ slug }) => slug,
  }),
  webhooks: new VersionedList(db, {
    list: 'webhooks',
    schema: storedWebhookSchema,
    uniqueName: ({ url }) => url,
  }),
});

export type Records = ReturnType<typeof recordsIn>;
