import { join } from 'node:path';
import { Low } from 'lowdb';
import * as z from 'zod/mini';
import { type PostFilter, selectPosts } from '#domain/blog/blog.ts';
import type { Post } from '#domain/blog/post.schema.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Versioned } from '#domain/edits/versioned.schema.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { KeptReview } from '#domain/reviews/review.schema.ts';
import { type Availability, defaultAvailability } from '#domain/schedule/availability.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { monthOf } from '#domain/schedule/calendar-date.ts';
import type {
  EditedRecords,
  ListQuery,
  Once,
  Page,
  Reservation,
  Saved,
  Session,
  Store,
} from '../store.ts';
import { CommittedFile } from './committed-file.ts';
import { deepFreeze } from './deep-freeze.ts';
import { type Disk, makeFolder, realDisk, removeUnfinished } from './disk.ts';
import { EditedList } from './edited-list.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { checkedForKeeping, listFormat, valueFormat } from './formats.ts';
import { type Format, JsonFile } from './json-file.ts';
import { bookings, contactRequests } from './kinds.ts';
import { MonthlyRecords } from './monthly-records.ts';
import { probe } from './probe.ts';
import { availabilitySchema, sessionSchema } from './stored.schema.ts';
import { postReadsSchema, storedPostSchema, storedReviewSchema } from './stored-content.schema.ts';

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
  const { folder, disk = realDisk, samples = { posts: [], reviews: [] } } = options;
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
  const open = async <T>(name: string, format: Format<T>, absent: T) => {
    const file = new CommittedFile(new Low(new JsonFile(join(folder, name), format, disk), absent));
    await file.load();
    return file;
  };
  const openEdited = async <T extends Versioned>(
    name: string,
    schema: z.ZodMiniType<T>,
    absent: readonly T[],
    ownName?: (record: T) => string,
  ) =>
    new EditedList(await open<readonly T[]>(name, listFormat(schema), absent), {
      check: (record) => checkedForKeeping(schema, record),
      ...(ownName && { ownName }),
    });
  await removeUnfinished(folder);
  return {
    contactRequests: await MonthlyRecords.open(contactRequests, folder, disk),
    bookings: await MonthlyRecords.open(bookings, folder, disk),
    sessions: await open<readonly Session[]>('sessions.json', listFormat(sessionSchema), []),
    owner: await open<string | null>('owner.json', valueFormat('passwordHash', z.string()), null),
    availability: await open<Availability>(
      'settings.json',
      valueFormat('availability', availabilitySchema),
      deepFreeze(structuredClone(defaultAvailability)),
    ),
    posts: await openEdited<Post>('posts.json', storedPostSchema, samples.posts, postSlug),
    postReads: await open<Readonly<Record<string, number>>>(
      'post-reads.json',
      valueFormat('reads', postReadsSchema),
      {},
    ),
    reviews: await openEdited<KeptReview>('reviews.json', storedReviewSchema, samples.reviews),
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
  readonly #disk: Disk;
  readonly #lock: FolderLock;
  readonly #files: Files;
  readonly posts: EditedRecords<Post>;
  readonly reviews: EditedRecords<KeptReview>;
  readonly #running = new Set<Promise<unknown>>();
  #probing: Promise<void> | undefined;
  #closing: Promise<void> | undefined;

  constructor(folder: string, disk: Disk, lock: FolderLock, files: Files) {
    this.#folder = folder;
    this.#disk = disk;
    this.#lock = lock;
    this.#files = files;
    this.posts = this.#open(files.posts);
    this.reviews = this.#open(files.reviews);
  }

  addContactRequest(request: ContactRequest, once?: Once): Promise<ContactRequest> {
    return this.#run(() => this.#files.contactRequests.add(request, once));
  }

  listContactRequests(query: ListQuery): Promise<Page<ContactRequest>> {
    return this.#run(async () => this.#files.contactRequests.list(query));
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
    const { date, time } = booking;
    return this.#run(async () => {
      const reserved = await this.#files.bookings.add(booking, once, (others) =>
        others.some(({ record }) => record.date === date && record.time === time && takes(record)),
      );
      return reserved
        ? { outcome: 'reserved', booking: reserved }
        : { outcome: 'slot_taken', takenTimes: this.#takenTimes(date) };
    });
  }

  takenTimes(date: CalendarDate): Promise<TimeOfDay[]> {
    return this.#run(async () => this.#takenTimes(date));
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

  availability(): Promise<Availability> {
    return this.#run(async () => this.#files.availability.content);
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

  ownerPasswordHash(): Promise<string | undefined> {
    return this.#run(async () => this.#files.owner.content ?? undefined);
  }

  setOwnerPasswordHash(hash: string): Promise<void> {
    return this.#run(async () => {
      // First: should the second write fail, the owner logs in anew, and nobody else stays in.
      await this.#files.sessions.change((sessions) => ({
        next: sessions.length > 0 ? [] : sessions,
        result: undefined,
      }));
      await this.#files.owner.change(() => ({ next: hash, result: undefined }));
    });
  }

  addSession(session: Session): Promise<void> {
    return this.#run(() =>
      this.#files.sessions.change((sessions) => ({
        next: [...sessions.filter((other) => isOpen(other, session.createdAt)), session],
        result: undefined,
      })),
    );
  }

  findSession(tokenHash: string, now: Date): Promise<Session | undefined> {
    return this.#run(async () => {
      const session = this.#files.sessions.content.find((other) => other.tokenHash === tokenHash);
      return session && isOpen(session, now) ? session : undefined;
    });
  }

  endSession(tokenHash: string): Promise<void> {
    return this.#run(() =>
      this.#files.sessions.change((sessions) => ({
        next: sessions.some((session) => session.tokenHash === tokenHash)
          ? sessions.filter((session) => session.tokenHash !== tokenHash)
          : sessions,
        result: undefined,
      })),
    );
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

  #takenTimes(date: CalendarDate): TimeOfDay[] {
    return this.#files.bookings
      .ofMonth(monthOf(date))
      .filter(({ record }) => record.date === date && takes(record))
      .map(({ record }) => record.time)
      .sort();
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

const takes = (booking: Booking) => booking.status !== 'cancelled';

const isOpen = (session: Session, now: Date | string) =>
  Date.parse(session.expiresAt) > new Date(now).getTime();
