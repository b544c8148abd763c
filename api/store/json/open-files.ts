import { join } from 'node:path';
import { Low } from 'lowdb';
import * as z from 'zod/mini';
import type { Post } from '#domain/blog/post.schema.ts';
import type { StoredBookingLimits } from '#domain/booking/booking-limits.ts';
import type {
  BusyCalendarReading,
  StoredBusyCalendar,
} from '#domain/calendars/busy-calendar.schema.ts';
import type { Versioned } from '#domain/edits/versioned.schema.ts';
import type { StoredMessageSettings } from '#domain/messages/message-settings.ts';
import type { StoredPartner } from '#domain/partners/partner.schema.ts';
import type { StoredRetention } from '#domain/privacy/retention.ts';
import type { StoredPromotion } from '#domain/promotions/promotion.schema.ts';
import type { StoredReview } from '#domain/reviews/review.schema.ts';
import type { StoredAvailability } from '#domain/schedule/availability.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { CalendarFeed, Session } from '../resources/owner.ts';
import { checkedRecord } from '../stored/checked-record.ts';
import { initialContent, type SampleContent } from '../stored/initial-content.ts';
import {
  availabilitySchema,
  bookingLimitsSchema,
  bookingsSeenSchema,
  calendarFeedSchema,
  sessionSchema,
  storedRetentionSchema,
} from '../stored/stored.schema.ts';
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
import { storedMessageSettingsSchema } from '../stored/stored-messages.schema.ts';
import { BookingRecords } from './booking-records.ts';
import { BusyCalendarReadings } from './busy-calendar-readings.ts';
import { CommittedFile } from './committed-file.ts';
import type { DataFile } from './data-files.ts';
import type { Disk } from './disk.ts';
import { listFormat, valueFormat } from './file-formats.ts';
import { type Format, JsonFile } from './json-file.ts';
import { OutboxRecords } from './outbox-records.ts';
import { RequestRecords } from './request-records.ts';
import { SessionList } from './session-list.ts';
import { removeSnapshots } from './snapshot.ts';
import { UploadFolder } from './upload-folder.ts';
import { VersionedList } from './versioned-list.ts';

/** Reads and validates every file under `folder`. Rejects with `CorruptFileError`. */
export async function openFiles(folder: string, disk: Disk, samples: SampleContent) {
  const open = async <T>(name: DataFile, format: Format<T>, initial: T) => {
    const file = new CommittedFile(
      new Low(new JsonFile(join(folder, name), format, disk), initial),
    );
    await file.load();
    return file;
  };
  const openList = async <T extends Versioned>(
    name: DataFile,
    schema: z.ZodMiniType<T>,
    initial: readonly T[],
    uniqueName?: (record: T) => string,
  ) =>
    new VersionedList(await open<readonly T[]>(name, listFormat(schema), initial), {
      check: (record) => checkedRecord(schema, record),
      ...(uniqueName && { uniqueName }),
    });
  const initial = initialContent(samples);
  await disk.recoverFolder(folder);
  await removeSnapshots(folder);
  const busyCalendars = await open<readonly StoredBusyCalendar[]>(
    'busy-calendars.json',
    listFormat(storedBusyCalendarSchema),
    [],
  );
  const availability = await open<StoredAvailability>(
    'settings.json',
    valueFormat('availability', availabilitySchema),
    initial.availability,
  );
  const busyCalendarReadings = new BusyCalendarReadings(
    busyCalendars,
    await open<readonly BusyCalendarReading[]>(
      'busy-calendar-readings.json',
      listFormat(storedReadingSchema),
      [],
    ),
  );
  const contactRequests = await RequestRecords.open(folder, disk);
  const bookings = await BookingRecords.open(folder, disk, () => ({
    ...availability.content,
    calendars: busyCalendarReadings.busyTimes,
  }));
  return {
    contactRequests,
    busyCalendars: new VersionedList(busyCalendars, {
      check: (record) => checkedRecord(storedBusyCalendarSchema, record),
      uniqueName: ({ address }) => address,
    }),
    busyCalendarReadings,
    bookings,
    outbox: await OutboxRecords.open({
      folder,
      disk,
      leads: { bookings, contactRequests },
      settings: await open<StoredMessageSettings>(
        'message-settings.json',
        valueFormat('settings', storedMessageSettingsSchema),
        initial.messageSettings,
      ),
    }),
    sessions: new SessionList(
      await open<readonly Session[]>('sessions.json', listFormat(sessionSchema), []),
    ),
    owner: await open<string | null>('owner.json', valueFormat('passwordHash', z.string()), null),
    availability,
    bookingLimits: await open<StoredBookingLimits>(
      'booking-limits.json',
      valueFormat('limits', bookingLimitsSchema),
      initial.bookingLimits,
    ),
    bookingsSeenAt: await open<string | null>(
      'bookings-seen.json',
      valueFormat('seenAt', bookingsSeenSchema),
      null,
    ),
    calendarFeed: await open<CalendarFeed | null>(
      'calendar-feed.json',
      valueFormat('feed', calendarFeedSchema),
      null,
    ),
    retention: await open<StoredRetention>(
      'retention.json',
      valueFormat('retention', storedRetentionSchema),
      initial.retention,
    ),
    posts: await openList<Post>('posts.json', storedPostSchema, initial.posts, postSlug),
    postReads: await open<Readonly<Record<string, number>>>(
      'post-reads.json',
      valueFormat('reads', postReadsSchema),
      {},
    ),
    uploads: await UploadFolder.open(join(folder, 'uploads'), disk),
    reviews: await openList<StoredReview>('reviews.json', storedReviewSchema, initial.reviews),
    partners: await openList<StoredPartner>('partners.json', storedPartnerSchema, [], partnerSlug),
    partnerTests: await open<Readonly<Record<string, CalendarDate>>>(
      'partner-tests.json',
      valueFormat('tests', partnerTestsSchema),
      {},
    ),
    promotions: await openList<StoredPromotion>(
      'promotions.json',
      storedPromotionSchema,
      initial.promotions,
    ),
  };
}

export type Files = Awaited<ReturnType<typeof openFiles>>;

const postSlug = (post: Post) => post.slug;

const partnerSlug = (partner: StoredPartner) => partner.slug;
