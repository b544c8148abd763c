import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Low } from 'lowdb';
import * as z from 'zod/mini';
import { type PostFilter, selectPosts } from '#domain/blog/blog.ts';
import type { Post } from '#domain/blog/post.schema.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Versioned } from '#domain/edits/versioned.schema.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { KeptPartner } from '#domain/partners/partner.schema.ts';
import type { KeptPromotion } from '#domain/promotions/promotion.schema.ts';
import { defaultPromotions } from '#domain/promotions/promotions.ts';
import type { KeptReview } from '#domain/reviews/review.schema.ts';
import { reviewContent } from '#domain/reviews/review-content.ts';
import { defaultAvailability, type KeptAvailability } from '#domain/schedule/availability.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import type {
  CalendarFeed,
  EditedRecords,
  ListQuery,
  Moved,
  Once,
  Page,
  PartnerLeads,
  RequestQuery,
  Reservation,
  Saved,
  Session,
  Store,
  Uploads,
} from '../store.ts';
import { BookingRecords } from './booking-records.ts';
import { CommittedFile } from './committed-file.ts';
import type { DataFile } from './data-files.ts';
import { deepFreeze } from './deep-freeze.ts';
import { type Disk, makeFolder, realDisk, removeUnfinished } from './disk.ts';
import { EditedList } from './edited-list.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { checkedForKeeping, listFormat, valueFormat } from './formats.ts';
import { type Format, JsonFile } from './json-file.ts';
import { contactRequests } from './kinds.ts';
import { leadsByPartner } from './leads-by-partner.ts';
import { MonthlyRecords } from './monthly-records.ts';
import { PausableDisk } from './pausable-disk.ts';
import { probe } from './probe.ts';

import { SessionList } from './session-list.ts';
import { archiveOf, removeSnapshots } from './snapshot.ts';
import { availabilitySchema, calendarFeedSchema, sessionSchema } from './stored.schema.ts';
import {
  postReadsSchema,
  storedPartnerSchema,
  storedPostSchema,
  storedPromotionSchema,
  storedReviewSchema,
} from './stored-content.schema.ts';
import { UploadFolder } from './upload-folder.ts';

/**
 * The store in JSON files under `folder`, which is created when missing and is held for this
 * process alone until `close`. Rejects with `FolderInUseError` or `CorruptFileError`.
 */
export async function openJsonStore(options: {
  folder: string;
  disk?: Disk;
  /** Shown until the owner changes something; kept from then on. */
  samples?: Samples;
}): Promise<Store> {
  const { folder, samples = { posts: [], reviews: [] } } = options;
  const disk = new PausableDisk(options.disk ?? realDisk);
  await makeFolder(folder);
  const lock = lockFolder(folder);
  try {
    return new JsonStore(folder, disk, lock, await openFiles(folder, disk, samples));
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openFiles(folder: string, disk: Disk, samples: Samples) {
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

/** What a new folder holds. */
export interface Samples {
  posts: readonly Post[];
  reviews: readonly KeptReview[];
}

type Files = Awaited<ReturnType<typeof openFiles>>;

class JsonStore implements Store {
  readonly #folder: string;
  readonly #disk: PausableDisk;
  readonly #lock: FolderLock;
  readonly #files: Files;
  readonly posts: EditedRecords<Post>;
  readonly uploads: Uploads;
  readonly reviews: EditedRecords<KeptReview>;
  readonly partners: EditedRecords<KeptPartner>;
  readonly promotions: EditedRecords<KeptPromotion>;
  readonly #running = new Set<Promise<unknown>>();
  #probing: Promise<void> | undefined;
  #closing: Promise<void> | undefined;

  constructor(folder: string, disk: PausableDisk, lock: FolderLock, files: Files) {
    this.#folder = folder;
    this.#disk = disk;
    this.#lock = lock;
    this.#files = files;
    this.posts = this.#open(files.posts);
    this.uploads = {
      find: (name) => this.#run(() => files.uploads.find(name)),
      add: (bytes, kind) => this.#run(() => files.uploads.add(bytes, kind)),
    };
    this.reviews = this.#open(files.reviews);
    this.partners = this.#open(files.partners);
    this.promotions = this.#open(files.promotions);
  }

  addContactRequest(request: ContactRequest, once?: Once): Promise<ContactRequest> {
    return this.#run(() => this.#files.contactRequests.add(request, once));
  }

  listContactRequests({ status, ...query }: RequestQuery): Promise<Page<ContactRequest>> {
    const isListed = status && ((request: ContactRequest) => request.status === status);
    return this.#run(async () => this.#files.contactRequests.list(query, isListed));
  }

  findContactRequest(id: string): Promise<ContactRequest | undefined> {
    return this.#run(async () => this.#files.contactRequests.find(id));
  }

  changeContactRequest(
    version: Versioned,
    change: (request: ContactRequest) => ContactRequest,
  ): Promise<Saved<ContactRequest>> {
    return this.#run(() => this.#files.contactRequests.change(version, change));
  }

  reserveSlot(booking: Booking, once?: Once): Promise<Reservation> {
    return this.#run(() => this.#files.bookings.reserve(booking, once));
  }

  takenTimes(date: CalendarDate): Promise<TimeOfDay[]> {
    return this.#run(async () => this.#files.bookings.takenTimes(date));
  }

  listBookings(query: ListQuery): Promise<Page<Booking>> {
    return this.#run(async () => this.#files.bookings.list(query));
  }

  findBooking(id: string): Promise<Booking | undefined> {
    return this.#run(async () => this.#files.bookings.find(id));
  }

  changeBooking(
    version: Versioned,
    change: (booking: Booking) => Booking,
  ): Promise<Saved<Booking>> {
    return this.#run(() => this.#files.bookings.change(version, change));
  }

  moveBooking(version: Versioned, move: (booking: Booking) => Booking): Promise<Moved> {
    return this.#run(() => this.#files.bookings.move(version, move));
  }

  bookingsFrom(date: CalendarDate, to?: CalendarDate): Promise<Booking[]> {
    return this.#run(async () => this.#files.bookings.between(date, to));
  }

  availability(): Promise<KeptAvailability> {
    return this.#run(async () => this.#files.availability.content);
  }

  changeAvailability(next: KeptAvailability): Promise<Saved<KeptAvailability>> {
    return this.#run(async () => {
      const { revision } = next;
      const saved = checkedForKeeping(availabilitySchema, { ...next, revision: revision + 1 });
      return this.#files.availability.change<Saved<KeptAvailability>>((current) =>
        current.revision === revision
          ? { next: saved, result: { outcome: 'saved', record: saved } }
          : { next: current, result: { outcome: 'outdated', current } },
      );
    });
  }

  calendarFeed(): Promise<CalendarFeed | undefined> {
    return this.#run(async () => this.#files.calendarFeed.content ?? undefined);
  }

  setCalendarFeed(feed: CalendarFeed | undefined): Promise<void> {
    return this.#run(async () => {
      const next = feed ? checkedForKeeping(calendarFeedSchema, feed) : null;
      await this.#files.calendarFeed.change(() => ({ next, result: undefined }));
    });
  }

  listPosts(filter: PostFilter): Promise<Post[]> {
    return this.#run(async () => selectPosts(await this.#files.posts.all(), filter));
  }

  findPost(slug: string): Promise<Post | undefined> {
    return this.#run(async () =>
      (await this.#files.posts.all()).find((post) => postSlug(post) === slug),
    );
  }

  postReads(): Promise<ReadonlyMap<string, number>> {
    return this.#run(async () => new Map(Object.entries(this.#files.postReads.content)));
  }

  addPostReads(reads: ReadonlyMap<string, number>): Promise<void> {
    return this.#run(() =>
      this.#files.postReads.change((kept) => ({
        next:
          reads.size > 0
            ? {
                ...kept,
                ...Object.fromEntries(reads.entries().map(([id, n]) => [id, n + (kept[id] ?? 0)])),
              }
            : kept,
        result: undefined,
      })),
    );
  }

  addNewReviews(reviews: readonly KeptReview[]): Promise<readonly KeptReview[]> {
    return this.#run(() => this.#files.reviews.addNew(reviews, reviewContent));
  }

  leadsByPartner(): Promise<ReadonlyMap<string, PartnerLeads>> {
    const { contactRequests: requests, bookings } = this.#files;
    return this.#run(async () => leadsByPartner({ requests, bookings }));
  }

  ownerPasswordHash(): Promise<string | undefined> {
    return this.#run(async () => this.#files.owner.content ?? undefined);
  }

  setOwnerPasswordHash(hash: string, keptTokenHash?: string): Promise<void> {
    return this.#run(async () => {
      // First: should the second write fail, the owner logs in anew, and nobody else stays in.
      await this.#files.sessions.endAllBut(keptTokenHash);
      await this.#files.owner.change(() => ({ next: hash, result: undefined }));
    });
  }

  addSession(session: Session): Promise<void> {
    return this.#run(() => this.#files.sessions.add(session));
  }

  findSession(tokenHash: string, now: Date): Promise<Session | undefined> {
    return this.#run(async () => this.#files.sessions.find(tokenHash, now));
  }

  endSession(tokenHash: string): Promise<void> {
    return this.#run(() => this.#files.sessions.end(tokenHash));
  }

  listSessions(now: Date): Promise<Session[]> {
    return this.#run(async () => this.#files.sessions.list(now));
  }

  endSessionsBut(tokenHash: string): Promise<void> {
    return this.#run(() => this.#files.sessions.endAllBut(tokenHash));
  }

  noteSessionUse(tokenHash: string, now: Date): Promise<void> {
    return this.#run(() => this.#files.sessions.noteUse(tokenHash, now));
  }

  backUp(): Promise<Readable> {
    return this.#run(() => archiveOf(this.#folder, this.#disk));
  }

  checkReady(): Promise<void> {
    return this.#run(() => {
      // Whoever asks meanwhile shares it: two writers of one file would get in each other's way.
      this.#probing ??= probe(join(this.#folder, '.ready'), this.#disk).finally(() => {
        this.#probing = undefined;
      });
      return this.#probing;
    });
  }

  close(): Promise<void> {
    this.#closing ??= Promise.allSettled(this.#running).then(() => this.#lock.release());
    return this.#closing;
  }

  /** The same records, for as long as the store is open. */
  #open<T extends Versioned>(list: EditedRecords<T>): EditedRecords<T> {
    return {
      all: () => this.#run(() => list.all()),
      find: (id) => this.#run(() => list.find(id)),
      add: (...records) => this.#run(() => list.add(...records)),
      replace: (record) => this.#run(() => list.replace(record)),
      remove: (version) => this.#run(() => list.remove(version)),
    };
  }

  /** `close` waits for every operation that began before it, and none begins after it. */
  #run<T>(operation: () => Promise<T>): Promise<T> {
    if (this.#closing) return Promise.reject(new Error('The store is closed'));
    const running = operation().finally(() => this.#running.delete(running));
    this.#running.add(running);
    return running;
  }
}

const postSlug = (post: Post) => post.slug;

const partnerSlug = (partner: KeptPartner) => partner.slug;
