import * as z from 'zod/mini';
import type { AgentLinks } from '#domain/agents/agent-links.ts';
import type { AgreementTemplate } from '#domain/agreements/agreement-template.ts';
import type { BackupRecord } from '#domain/backups/backup-record.ts';
import type { Post } from '#domain/blog/post.schema.ts';
import {
  defaultBookingLimits,
  type StoredBookingLimits,
} from '#domain/booking/limits/booking-limits.ts';
import type { BusinessVersion } from '#domain/business/business-version.ts';
import { defaultBrand } from '#domain/business/defaults/default-brand.ts';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import type { PublishedPriceList } from '#domain/business/price-list.schema.ts';
import type { StoredBrand, StoredProfile, StoredTexts } from '#domain/business/stored-records.ts';
import type {
  BusyCalendarReading,
  StoredBusyCalendar,
} from '#domain/calendars/busy-calendar.schema.ts';
import type { CalendarFailure } from '#domain/calendars/calendar-failure.ts';
import type { MailFailure } from '#domain/health/mail-failure.ts';
import type { Hold } from '#domain/hold/hold.ts';
import { defaultJobSettings, type StoredJobSettings } from '#domain/jobs/job-settings.ts';
import {
  defaultMessageSettings,
  type StoredMessageSettings,
} from '#domain/messages/message-settings.ts';
import type { StoredPartner } from '#domain/partners/partner.schema.ts';
import { defaultRetention, type StoredRetention } from '#domain/privacy/retention.ts';
import type { StoredPromotion } from '#domain/promotions/promotion.schema.ts';
import type { StoredReview } from '#domain/reviews/review.schema.ts';
import { defaultAvailability, type StoredAvailability } from '#domain/schedule/availability.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { type SetupGuide, setupGuideSchema } from '#domain/setup-guide/setup-guide.schema.ts';
import type { StoredWebhook } from '#domain/webhooks/webhook.schema.ts';
import {
  availabilitySchema,
  bookingLimitsSchema,
  holdSchema,
  seenAtSchema,
  storedRetentionSchema,
} from '../stored/stored.schema.ts';
import {
  type ApiKey,
  type CalendarFeed,
  calendarFeedSchema,
  type PasswordReset,
  type PushKeys,
  passwordResetSchema,
  pushKeysSchema,
  type SecondFactor,
  type Session,
  secondFactorSchema,
  sessionSchema,
  storedApiKeySchema,
} from '../stored/stored-access.schema.ts';
import { storedAgentLinksSchema } from '../stored/stored-agents.schema.ts';
import { backupRecordSchema } from '../stored/stored-backup.schema.ts';
import {
  businessVersionSchema,
  storedBrandSchema,
  storedPriceListsSchema,
  storedProfileSchema,
  storedTextsSchema,
} from '../stored/stored-business.schema.ts';
import {
  calendarFailureSchema,
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
import {
  storedAgreementTemplateSchema,
  storedJobSettingsSchema,
} from '../stored/stored-jobs.schema.ts';
import {
  mailFailureSchema,
  storedMessageSettingsSchema,
} from '../stored/stored-messages.schema.ts';
import { entries, type Kind, type ListKind, list, setting, value, versioned } from './kind.ts';

/**
 * Every kind of record without a check-and-write of its own. A row here is all that the stores, the backup, the
 * transfer between stores and the contract suite need. Names never change: files and rows have them.
 */
export const kinds = {
  agentLinks: versioned<AgentLinks>({
    name: 'agent-links',
    schema: storedAgentLinksSchema,
    nameOf: ({ mailbox }) => mailbox,
  }),
  agreementTemplates: versioned<AgreementTemplate>({
    name: 'agreement-templates',
    schema: storedAgreementTemplateSchema,
    initial: ({ agreements }) => agreements,
    isSeeded: true,
  }),
  apiKeys: list<ApiKey>({
    name: 'api-keys',
    schema: storedApiKeySchema,
    idOf: ({ id }) => id,
    nameOf: ({ digest }) => digest,
    isSecret: true,
  }),
  bookingLimits: setting<StoredBookingLimits>({
    name: 'booking-limits',
    property: 'limits',
    schema: bookingLimitsSchema,
    initial: () => ({ ...defaultBookingLimits, revision: 1 }),
  }),
  /** Until when the owner has seen bookings. */
  bookingsSeenAt: value<string | null>({
    name: 'bookings-seen',
    property: 'seenAt',
    schema: seenAtSchema,
    initial: () => null,
  }),
  businessBrand: value<StoredBrand>({
    name: 'business-brand',
    property: 'brand',
    schema: storedBrandSchema,
    initial: () => ({ ...defaultBrand, revision: 1 }),
    isShown: true,
  }),
  /** Replaced versions of profile, brand and texts, oldest first. */
  businessHistory: list<BusinessVersion>({
    name: 'business-history',
    schema: businessVersionSchema,
    idOf: ({ record, revision }) => `${record}-${revision}`,
  }),
  businessProfile: value<StoredProfile>({
    name: 'business-profile',
    property: 'profile',
    schema: storedProfileSchema,
    initial: ({ profile }) => ({ ...profile, revision: 1 }),
    isShown: true,
  }),
  businessTexts: value<StoredTexts>({
    name: 'business-texts',
    property: 'texts',
    schema: storedTextsSchema,
    initial: ({ texts }) => ({ ...texts, revision: 1 }),
    isShown: true,
  }),
  /** A kind of its own, because it changes every few minutes. */
  busyCalendarReadings: list<BusyCalendarReading>({
    name: 'busy-calendar-readings',
    schema: storedReadingSchema,
    idOf: ({ calendarId }) => calendarId,
    isUnordered: true,
  }),
  busyCalendars: versioned<StoredBusyCalendar>({
    name: 'busy-calendars',
    schema: storedBusyCalendarSchema,
    nameOf: ({ address }) => address,
  }),
  /** At most one of each busy calendar. */
  calendarFailures: list<CalendarFailure>({
    name: 'calendar-failures',
    schema: calendarFailureSchema,
    idOf: ({ calendarId }) => calendarId,
    isUnordered: true,
  }),
  calendarFeed: value<CalendarFeed | null>({
    name: 'calendar-feed',
    property: 'feed',
    schema: calendarFeedSchema,
    initial: () => null,
  }),
  /** Until when the owner has confirmed API keys and webhooks. */
  connectionsSeenAt: value<string | null>({
    name: 'connections-seen',
    property: 'seenAt',
    schema: seenAtSchema,
    initial: () => null,
  }),
  lastBackup: value<BackupRecord | null>({
    name: 'last-backup',
    property: 'backup',
    schema: backupRecordSchema,
    initial: () => null,
  }),
  mailFailure: value<MailFailure | null>({
    name: 'mail-failure',
    property: 'failure',
    schema: mailFailureSchema,
    initial: () => null,
  }),
  /** Written by restores and moves only, together with the data. */
  hold: value<Hold | null>({
    name: 'hold',
    property: 'hold',
    schema: holdSchema,
    initial: () => null,
  }),
  jobSettings: setting<StoredJobSettings>({
    name: 'job-settings',
    property: 'settings',
    schema: storedJobSettingsSchema,
    isShown: true,
    initial: () => ({ ...defaultJobSettings, revision: 1 }),
  }),
  messageSettings: setting<StoredMessageSettings>({
    name: 'message-settings',
    property: 'settings',
    schema: storedMessageSettingsSchema,
    initial: () => ({ ...defaultMessageSettings, revision: 1, onSince: {} }),
  }),
  /** The owner's password as a PHC string. */
  passwordHash: value<string | null>({
    name: 'owner',
    property: 'passwordHash',
    schema: z.nullable(z.string()),
    initial: () => null,
    isSecret: true,
  }),
  passwordReset: value<PasswordReset>({
    name: 'password-reset',
    property: 'reset',
    schema: passwordResetSchema,
    initial: () => ({ requests: [] }),
    isSecret: true,
  }),
  /** By partner slug. */
  partnerTests: entries<CalendarDate>({
    name: 'partner-tests',
    property: 'tests',
    schema: partnerTestsSchema,
  }),
  partners: versioned<StoredPartner>({
    name: 'partners',
    schema: storedPartnerSchema,
    nameOf: ({ slug }) => slug,
  }),
  /** By post id. */
  postReads: entries<number>({ name: 'post-reads', property: 'reads', schema: postReadsSchema }),
  posts: versioned<Post>({
    name: 'posts',
    schema: storedPostSchema,
    nameOf: ({ slug }) => slug,
    initial: ({ posts }) => posts,
    isShown: true,
  }),
  /** Append-only, oldest first; one value, so that a store of an earlier version begins with the default list. */
  priceLists: value<readonly PublishedPriceList[]>({
    name: 'price-lists',
    property: 'lists',
    schema: storedPriceListsSchema,
    initial: () => [{ ...defaultPriceList, publishedAt: '2020-01-01T00:00:00.000Z' }],
    isShown: true,
  }),
  promotions: versioned<StoredPromotion>({
    name: 'promotions',
    schema: storedPromotionSchema,
    initial: ({ promotions }) => promotions,
    isShown: true,
  }),
  pushKeys: value<PushKeys | null>({
    name: 'push-keys',
    property: 'keys',
    schema: pushKeysSchema,
    initial: () => null,
    isSecret: true,
  }),
  retention: setting<StoredRetention>({
    name: 'retention',
    property: 'retention',
    schema: storedRetentionSchema,
    initial: () => ({ ...defaultRetention, revision: 1 }),
    isShown: true,
  }),
  reviews: versioned<StoredReview>({
    name: 'reviews',
    schema: storedReviewSchema,
    initial: ({ reviews }) => reviews,
    isShown: true,
  }),
  secondFactor: value<SecondFactor | null>({
    name: 'second-factor',
    property: 'factor',
    schema: secondFactorSchema,
    initial: () => null,
    isSecret: true,
  }),
  sessions: list<Session>({
    name: 'sessions',
    schema: sessionSchema,
    idOf: ({ tokenHash }) => tokenHash,
    isSecret: true,
  }),
  availability: setting<StoredAvailability>({
    name: 'settings',
    property: 'availability',
    schema: availabilitySchema,
    initial: ({ daysOff }) => ({ ...defaultAvailability, revision: 1, daysOff }),
    isShown: true,
  }),
  /** Progress of the first start; `samples: 'done'` is the owner's choice to show none. */
  setupGuide: setting<SetupGuide>({
    name: 'setup-guide',
    property: 'guide',
    schema: setupGuideSchema,
    initial: () => ({ revision: 1, steps: {} }),
  }),
  webhooks: versioned<StoredWebhook>({
    name: 'webhooks',
    schema: storedWebhookSchema,
    nameOf: ({ url }) => url,
    isSecret: true,
  }),
} as const;

type Kinds = typeof kinds;

export type KindKey = keyof Kinds;

/** The record of a list; never for a value. */
export type ListedOf<K extends KindKey> = Kinds[K] extends ListKind<infer T> ? T : never;

/** All that a store has of a kind. */
export type ContentOf<K extends KindKey> = Kinds[K] extends Kind<infer C> ? C : never;

export type Contents = { readonly [K in KindKey]: ContentOf<K> };

/** What `each` makes of every kind. */
export const mapKinds = <R>(each: (kind: Kind<unknown>, key: KindKey) => R) =>
  Object.fromEntries(
    Object.entries(kinds).map(([key, kind]) => [key, each(kind, key as KindKey)]),
  ) as { [K in KindKey]: R };

/** What `read` resolves to for every kind. */
export async function readContents(
  read: (kind: Kind<unknown>, key: KindKey) => Promise<unknown>,
): Promise<Contents> {
  const contents = Object.entries(kinds).map(async ([key, kind]) => [
    key,
    await read(kind, key as KindKey),
  ]);
  return Object.fromEntries(await Promise.all(contents)) as Contents;
}
