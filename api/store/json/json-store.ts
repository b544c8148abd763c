import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type PostFilter, selectPosts } from '#domain/blog/blog.ts';
import type { Post } from '#domain/blog/post.schema.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Versioned } from '#domain/edits/versioned.schema.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { KeptPartner } from '#domain/partners/partner.schema.ts';
import type { KeptPromotion } from '#domain/promotions/promotion.schema.ts';
import type { KeptReview } from '#domain/reviews/review.schema.ts';
import { reviewContent } from '#domain/reviews/review-content.ts';
import type { KeptAvailability } from '#domain/schedule/availability.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import type {
  CalendarFeed,
  EditedRecords,
  ListQuery,
  Moved,
  Once,
  Page,
  PartnerLeads,
  RecordKind,
  RequestQuery,
  Reservation,
  Saved,
  Session,
  Store,
  Uploads,
} from '../store.ts';
import { type Disk, realDisk } from './disk.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { checkedForKeeping } from './formats.ts';
import { leadsByPartner } from './leads-by-partner.ts';
import { type Files, openFiles, type Samples } from './open-files.ts';
import { Operations } from './operations.ts';
import { PausableDisk } from './pausable-disk.ts';
import { probe } from './probe.ts';
import { archiveOf } from './snapshot.ts';
import { availabilitySchema, calendarFeedSchema } from './stored.schema.ts';
import { makeWritableFolder } from './writable-folder.ts';

/**
 * The store in JSON files under `folder`, which is created when missing and is held for this
 * process alone until `close`. Rejects with `FolderInUseError` or `CorruptFileError`.
 */
export async function openJsonStore(options: {
  folder: string;
  disk?: Disk;
  /** Shown until the owner changes something; kept from then on. */
  samples?: Samples;
  /** Hears of each new record once it is on disk. */
  onAdded?: (kind: RecordKind) => void;
}): Promise<Store> {
  const { folder, samples = { posts: [], reviews: [] } } = options;
  const disk = new PausableDisk(options.disk ?? realDisk);
  await makeWritableFolder(folder);
  const lock = lockFolder(folder);
  try {
    return new JsonStore(
      folder,
      disk,
      lock,
      await openFiles(folder, disk, samples),
      options.onAdded,
    );
  } catch (error) {
    lock.release();
    throw error;
  }
}

class JsonStore implements Store {
  readonly #folder: string;
  readonly #disk: PausableDisk;
  readonly #lock: FolderLock;
  readonly #files: Files;
  readonly #onAdded: ((kind: RecordKind) => void) | undefined;
  readonly posts: EditedRecords<Post>;
  readonly uploads: Uploads;
  readonly reviews: EditedRecords<KeptReview>;
  readonly partners: EditedRecords<KeptPartner>;
  readonly promotions: EditedRecords<KeptPromotion>;
  readonly #operations = new Operations();
  #probing: Promise<void> | undefined;

  constructor(
    folder: string,
    disk: PausableDisk,
    lock: FolderLock,
    files: Files,
    onAdded?: (kind: RecordKind) => void,
  ) {
    this.#folder = folder;
    this.#disk = disk;
    this.#lock = lock;
    this.#files = files;
    this.#onAdded = onAdded;
    this.posts = this.#operations.edited(files.posts);
    this.uploads = {
      find: (name) => this.#operations.run(() => files.uploads.find(name)),
      add: (bytes, kind) => this.#operations.run(() => files.uploads.add(bytes, kind)),
    };
    this.reviews = this.#operations.edited(files.reviews);
    this.partners = this.#operations.edited(files.partners);
    this.promotions = this.#operations.edited(files.promotions);
  }

  addContactRequest(request: ContactRequest, once?: Once): Promise<ContactRequest> {
    return this.#operations.run(async () => {
      const kept = await this.#files.contactRequests.add(request, once);
      // A repeat is answered with the first one, which has another id.
      if (kept.id === request.id) this.#onAdded?.('contact_request');
      return kept;
    });
  }

  listContactRequests({ status, ...query }: RequestQuery): Promise<Page<ContactRequest>> {
    const isListed = status && ((request: ContactRequest) => request.status === status);
    return this.#operations.run(async () => this.#files.contactRequests.list(query, isListed));
  }

  findContactRequest(id: string): Promise<ContactRequest | undefined> {
    return this.#operations.run(async () => this.#files.contactRequests.find(id));
  }

  changeContactRequest(
    version: Versioned,
    change: (request: ContactRequest) => ContactRequest,
  ): Promise<Saved<ContactRequest>> {
    return this.#operations.run(() => this.#files.contactRequests.change(version, change));
  }

  reserveSlot(booking: Booking, once?: Once): Promise<Reservation> {
    return this.#operations.run(async () => {
      const reservation = await this.#files.bookings.reserve(booking, once);
      const isNew = reservation.outcome === 'reserved' && reservation.booking.id === booking.id;
      if (isNew) this.#onAdded?.('booking');
      return reservation;
    });
  }

  takenTimes(date: CalendarDate): Promise<TimeOfDay[]> {
    return this.#operations.run(async () => this.#files.bookings.takenTimes(date));
  }

  listBookings(query: ListQuery): Promise<Page<Booking>> {
    return this.#operations.run(async () => this.#files.bookings.list(query));
  }

  findBooking(id: string): Promise<Booking | undefined> {
    return this.#operations.run(async () => this.#files.bookings.find(id));
  }

  changeBooking(
    version: Versioned,
    change: (booking: Booking) => Booking,
  ): Promise<Saved<Booking>> {
    return this.#operations.run(() => this.#files.bookings.change(version, change));
  }

  moveBooking(version: Versioned, move: (booking: Booking) => Booking): Promise<Moved> {
    return this.#operations.run(() => this.#files.bookings.move(version, move));
  }

  bookingsFrom(date: CalendarDate, to?: CalendarDate): Promise<Booking[]> {
    return this.#operations.run(async () => this.#files.bookings.between(date, to));
  }

  availability(): Promise<KeptAvailability> {
    return this.#operations.run(async () => this.#files.availability.content);
  }

  changeAvailability(next: KeptAvailability): Promise<Saved<KeptAvailability>> {
    return this.#operations.run(async () => {
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
    return this.#operations.run(async () => this.#files.calendarFeed.content ?? undefined);
  }

  setCalendarFeed(feed: CalendarFeed | undefined): Promise<void> {
    return this.#operations.run(async () => {
      const next = feed ? checkedForKeeping(calendarFeedSchema, feed) : null;
      await this.#files.calendarFeed.change(() => ({ next, result: undefined }));
    });
  }

  listPosts(filter: PostFilter): Promise<Post[]> {
    return this.#operations.run(async () => selectPosts(await this.#files.posts.all(), filter));
  }

  findPost(slug: string): Promise<Post | undefined> {
    return this.#operations.run(async () =>
      (await this.#files.posts.all()).find((post) => post.slug === slug),
    );
  }

  postReads(): Promise<ReadonlyMap<string, number>> {
    return this.#operations.run(async () => new Map(Object.entries(this.#files.postReads.content)));
  }

  addPostReads(reads: ReadonlyMap<string, number>): Promise<void> {
    return this.#operations.run(() =>
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
    return this.#operations.run(() => this.#files.reviews.addNew(reviews, reviewContent));
  }

  leadsByPartner(): Promise<ReadonlyMap<string, PartnerLeads>> {
    const { contactRequests: requests, bookings } = this.#files;
    return this.#operations.run(async () => leadsByPartner({ requests, bookings }));
  }

  ownerPasswordHash(): Promise<string | undefined> {
    return this.#operations.run(async () => this.#files.owner.content ?? undefined);
  }

  setOwnerPasswordHash(hash: string, keptTokenHash?: string): Promise<void> {
    return this.#operations.run(async () => {
      // First: should the second write fail, the owner logs in anew, and nobody else stays in.
      await this.#files.sessions.endAllBut(keptTokenHash);
      await this.#files.owner.change(() => ({ next: hash, result: undefined }));
    });
  }

  addSession(session: Session): Promise<void> {
    return this.#operations.run(() => this.#files.sessions.add(session));
  }

  findSession(tokenHash: string, now: Date): Promise<Session | undefined> {
    return this.#operations.run(async () => this.#files.sessions.find(tokenHash, now));
  }

  endSession(tokenHash: string): Promise<void> {
    return this.#operations.run(() => this.#files.sessions.end(tokenHash));
  }

  listSessions(now: Date): Promise<Session[]> {
    return this.#operations.run(async () => this.#files.sessions.list(now));
  }

  endSessionsBut(tokenHash: string): Promise<void> {
    return this.#operations.run(() => this.#files.sessions.endAllBut(tokenHash));
  }

  noteSessionUse(tokenHash: string, now: Date): Promise<void> {
    return this.#operations.run(() => this.#files.sessions.noteUse(tokenHash, now));
  }

  backUp(): Promise<Readable> {
    return this.#operations.run(() => archiveOf(this.#folder, this.#disk));
  }

  checkReady(): Promise<void> {
    return this.#operations.run(() => {
      // Whoever asks meanwhile shares it: two writers of one file would get in each other's way.
      this.#probing ??= probe(join(this.#folder, '.ready'), this.#disk).finally(() => {
        this.#probing = undefined;
      });
      return this.#probing;
    });
  }

  close(): Promise<void> {
    return this.#operations.close(() => this.#lock.release());
  }
}
