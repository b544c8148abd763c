import { join } from 'node:path';
import { Low } from 'lowdb';
import * as z from 'zod/mini';
import type { Post } from '#domain/blog/post.schema.ts';
import type { Versioned } from '#domain/edits/versioned.schema.ts';
import type { KeptPartner } from '#domain/partners/partner.schema.ts';
import type { KeptPromotion } from '#domain/promotions/promotion.schema.ts';
import { defaultPromotions } from '#domain/promotions/promotions.ts';
import type { KeptReview } from '#domain/reviews/review.schema.ts';
import { defaultAvailability, type KeptAvailability } from '#domain/schedule/availability.ts';
import type { CalendarFeed, Session } from '../store.ts';
import { BookingRecords } from './booking-records.ts';
import { CommittedFile } from './committed-file.ts';
import type { DataFile } from './data-files.ts';
import { deepFreeze } from './deep-freeze.ts';
import { type Disk, removeUnfinished } from './disk.ts';
import { EditedList } from './edited-list.ts';
import { checkedForKeeping, listFormat, valueFormat } from './formats.ts';
import { type Format, JsonFile } from './json-file.ts';
import { contactRequests } from './kinds.ts';
import { MonthlyRecords } from './monthly-records.ts';

import { SessionList } from './session-list.ts';
import { removeSnapshots } from './snapshot.ts';
import { availabilitySchema, calendarFeedSchema, sessionSchema } from './stored.schema.ts';
import {
  postReadsSchema,
  storedPartnerSchema,
  storedPostSchema,
  storedPromotionSchema,
  storedReviewSchema,
} from './stored-content.schema.ts';
import { UploadFolder } from './upload-folder.ts';

/** What a new folder holds. */
export interface Samples {
  posts: readonly Post[];
  reviews: readonly KeptReview[];
}

/** Reads and checks every file under `folder`. Rejects with `CorruptFileError`. */
export async function openFiles(folder: string, disk: Disk, samples: Samples) {
  const open = async <T>(name: DataFile, format: Format<T>, absent: T) => {
    const file = new CommittedFile(new Low(new JsonFile(join(folder, name), format, disk), absent));
    await file.load();
    return file;
  };
  const openEdited = async <T extends Versioned>(
    name: DataFile,
    schema: z.ZodMiniType<T>,
    absent: readonly T[],
    ownName?: (record: T) => string,
  ) =>
    new EditedList(await open<readonly T[]>(name, listFormat(schema), absent), {
      check: (record) => checkedForKeeping(schema, record),
      ...(ownName && { ownName }),
    });
  await removeUnfinished(folder);
  await removeSnapshots(folder);
  return {
    contactRequests: await MonthlyRecords.open(contactRequests, folder, disk),
    bookings: await BookingRecords.open(folder, disk),
    sessions: new SessionList(
      await open<readonly Session[]>('sessions.json', listFormat(sessionSchema), []),
    ),
    owner: await open<string | null>('owner.json', valueFormat('passwordHash', z.string()), null),
    availability: await open<KeptAvailability>(
      'settings.json',
      valueFormat('availability', availabilitySchema),
      deepFreeze(structuredClone({ ...defaultAvailability, revision: 1 })),
    ),
    calendarFeed: await open<CalendarFeed | null>(
      'calendar-feed.json',
      valueFormat('feed', calendarFeedSchema),
      null,
    ),
    posts: await openEdited<Post>('posts.json', storedPostSchema, samples.posts, postSlug),
    postReads: await open<Readonly<Record<string, number>>>(
      'post-reads.json',
      valueFormat('reads', postReadsSchema),
      {},
    ),
    uploads: await UploadFolder.open(join(folder, 'uploads'), disk),
    reviews: await openEdited<KeptReview>('reviews.json', storedReviewSchema, samples.reviews),
    partners: await openEdited<KeptPartner>('partners.json', storedPartnerSchema, [], partnerSlug),
    promotions: await openEdited<KeptPromotion>(
      'promotions.json',
      storedPromotionSchema,
      deepFreeze(structuredClone(defaultPromotions)),
    ),
  };
}

export type Files = Awaited<ReturnType<typeof openFiles>>;

const postSlug = (post: Post) => post.slug;

const partnerSlug = (partner: KeptPartner) => partner.slug;
