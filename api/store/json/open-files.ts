import { join } from 'node:path';
import { Low } from 'lowdb';
import type * as z from 'zod/mini';
import type { Post } from '#domain/blog/post.schema.ts';
import type { Versioned } from '#domain/edits/versioned.schema.ts';
import type { StoredPartner } from '#domain/partners/partner.schema.ts';
import { checkedRecord } from '../stored/checked-record.ts';
import type { SampleContent } from '../stored/initial-content.ts';
import { storedBusyCalendarSchema } from '../stored/stored-calendars.schema.ts';
import {
  storedPartnerSchema,
  storedPostSchema,
  storedPromotionSchema,
  storedReviewSchema,
} from '../stored/stored-content.schema.ts';
import { storedWebhookSchema } from '../stored/stored-deliveries.schema.ts';
import { BookingRecords } from './booking-records.ts';
import { BusyCalendarReadings } from './busy-calendar-readings.ts';
import { CommittedFile } from './committed-file.ts';
import type { DataFile } from './data-files.ts';
import { DeliveryRecords } from './delivery-records.ts';
import type { Disk } from './disk.ts';
import { type FileContents, fileFormats, initialFiles } from './file-contents.ts';
import { JsonFile } from './json-file.ts';
import { OutboxRecords } from './outbox-records.ts';
import { RequestRecords } from './request-records.ts';
import { SessionList } from './session-list.ts';
import { removeSnapshots } from './snapshot.ts';
import { UploadFolder } from './upload-folder.ts';
import { VersionedList } from './versioned-list.ts';

/** What pages show. */
const contentFiles: ReadonlySet<DataFile> = new Set([
  'posts.json',
  'promotions.json',
  'retention.json',
  'reviews.json',
  'settings.json',
]);

/**
 * Reads and validates every file under `folder`. Rejects with `CorruptFileError`. Calls `onContentChange`
 * after each write of what pages show.
 */
export async function openFiles(
  folder: string,
  disk: Disk,
  { samples, onContentChange }: { samples: SampleContent; onContentChange: () => void },
) {
  const initial = initialFiles(samples);
  const open = async <F extends DataFile>(name: F) => {
    const format = fileFormats[name];
    const file = new CommittedFile<FileContents[F]>(
      new Low(new JsonFile(join(folder, name), format, disk), initial[name]),
      { onCommit: contentFiles.has(name) ? onContentChange : undefined },
    );
    await file.load();
    return file;
  };
  const listIn = <T extends Versioned>(
    file: CommittedFile<readonly T[]>,
    schema: z.ZodMiniType<T>,
    uniqueName?: (record: T) => string,
  ) =>
    new VersionedList(file, {
      check: (record) => checkedRecord(schema, record),
      ...(uniqueName && { uniqueName }),
    });
  await disk.recoverFolder(folder);
  await removeSnapshots(folder);
  const busyCalendars = await open('busy-calendars.json');
  const availability = await open('settings.json');
  const busyCalendarReadings = new BusyCalendarReadings(
    busyCalendars,
    await open('busy-calendar-readings.json'),
  );
  const webhooks = await open('webhooks.json');
  const contactRequests = await RequestRecords.open(folder, disk);
  const bookings = await BookingRecords.open(folder, disk, () => ({
    ...availability.content,
    calendars: busyCalendarReadings.busyTimes,
  }));
  return {
    contactRequests,
    busyCalendars: listIn(busyCalendars, storedBusyCalendarSchema, ({ address }) => address),
    busyCalendarReadings,
    bookings,
    deliveries: await DeliveryRecords.open({ folder, disk, leads: { bookings, contactRequests } }),
    outbox: await OutboxRecords.open(folder, disk, {
      leads: { bookings, contactRequests },
      settings: await open('message-settings.json'),
      webhooks,
    }),
    sessions: new SessionList(await open('sessions.json')),
    owner: await open('owner.json'),
    apiKeys: await open('api-keys.json'),
    availability,
    bookingLimits: await open('booking-limits.json'),
    bookingsSeenAt: await open('bookings-seen.json'),
    calendarFeed: await open('calendar-feed.json'),
    pushKeys: await open('push-keys.json'),
    retention: await open('retention.json'),
    posts: listIn<Post>(await open('posts.json'), storedPostSchema, ({ slug }) => slug),
    postReads: await open('post-reads.json'),
    uploads: await UploadFolder.open(join(folder, 'uploads'), disk),
    reviews: listIn(await open('reviews.json'), storedReviewSchema),
    partners: listIn<StoredPartner>(
      await open('partners.json'),
      storedPartnerSchema,
      ({ slug }) => slug,
    ),
    partnerTests: await open('partner-tests.json'),
    webhooks: listIn(webhooks, storedWebhookSchema, ({ url }) => url),
    promotions: listIn(await open('promotions.json'), storedPromotionSchema),
  };
}

export type Files = Awaited<ReturnType<typeof openFiles>>;
