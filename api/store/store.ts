import type { Readable } from 'node:stream';
import type { PostFilter } from '#domain/blog/blog.ts';
import type { Post } from '#domain/blog/post.schema.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Versioned } from '#domain/edits/versioned.schema.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';

import type { RequestStatus } from '#domain/inspection-request/request-status.ts';
import type { KeptPartner } from '#domain/partners/partner.schema.ts';
import type { KeptPromotion } from '#domain/promotions/promotion.schema.ts';
import type { KeptReview } from '#domain/reviews/review.schema.ts';
import type { KeptAvailability } from '#domain/schedule/availability.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import type { UploadKind } from './upload-name.ts';

/**
 * What the business keeps. Each method is one intention, checked and written as one step, and
 * resolves only when its change is on disk. A write that the disk refuses rejects with
 * `StoreWriteError` and leaves what was kept before as it was.
 */
export interface Store {
  /** With `once`, a repeat resolves to the first record; the same key on other content rejects. */
  addContactRequest(request: ContactRequest, once?: Once): Promise<ContactRequest>;
  listContactRequests(query: RequestQuery): Promise<Page<ContactRequest>>;
  findContactRequest(id: string): Promise<ContactRequest | undefined>;
  /** Keeps what `change` makes of that version, which must not look at anything else. */
  changeContactRequest(
    version: Versioned,
    change: (request: ContactRequest) => ContactRequest,
  ): Promise<Saved<ContactRequest>>;

  /** Sells `booking.date` at `booking.time` once; whoever comes second gets `slot_taken`. */
  reserveSlot(booking: Booking, once?: Once): Promise<Reservation>;
  /** Start times already sold on `date`. Cancelled bookings do not count. */
  takenTimes(date: CalendarDate): Promise<TimeOfDay[]>;
  listBookings(query: ListQuery): Promise<Page<Booking>>;
  findBooking(id: string): Promise<Booking | undefined>;
  /** The same for a booking; its day and time stay what they are. */
  changeBooking(version: Versioned, change: (booking: Booking) => Booking): Promise<Saved<Booking>>;
  /**
   * The same for a change of day or time, which gives the old slot free and sells the new one as
   * `reserveSlot` does. Whatever stops it, the booking is there once and holds one of the two.
   */
  moveBooking(version: Versioned, move: (booking: Booking) => Booking): Promise<Moved>;

  /**
   * Of every status, with an appointment on `date` or later, up to the day `to` where it is given;
   * the earliest appointment first.
   */
  bookingsFrom(date: CalendarDate, to?: CalendarDate): Promise<Booking[]>;

  availability(): Promise<KeptAvailability>;
  /** Keeps `next` as the version after the one that its `revision` names. */
  changeAvailability(next: KeptAvailability): Promise<Saved<KeptAvailability>>;

  /** Undefined while nobody may subscribe to the bookings. */
  calendarFeed(): Promise<CalendarFeed | undefined>;
  /** Puts `feed` in place of the one before, whose address leads nowhere from then on. */
  setCalendarFeed(feed: CalendarFeed | undefined): Promise<void>;

  readonly posts: EditedRecords<Post>;
  /** Newest first, drafts among them unless `filter` says otherwise. */
  listPosts(filter: PostFilter): Promise<Post[]>;
  /** Undefined for a slug that no post has. */
  findPost(slug: string): Promise<Post | undefined>;
  /** How often each post was read, by post id. */
  postReads(): Promise<ReadonlyMap<string, number>>;
  /** Adds to what `postReads` tells. */
  addPostReads(reads: ReadonlyMap<string, number>): Promise<void>;

  readonly uploads: Uploads;

  readonly reviews: EditedRecords<KeptReview>;
  /** Adds those whose platform, author, day and text no other review has; gives these back. */
  addNewReviews(reviews: readonly KeptReview[]): Promise<readonly KeptReview[]>;

  readonly partners: EditedRecords<KeptPartner>;
  /** How many leads came by each partner's slug, of whatever status. */
  leadsByPartner(): Promise<ReadonlyMap<string, PartnerLeads>>;

  /** In the order in which they are shown. */
  readonly promotions: EditedRecords<KeptPromotion>;

  /** The owner's password as a PHC string, or undefined before it is set. */
  ownerPasswordHash(): Promise<string | undefined>;
  /** Ends all sessions but one too, if any: whoever got in by the old password is out. */
  setOwnerPasswordHash(hash: string, keptTokenHash?: string): Promise<void>;

  addSession(session: Session): Promise<void>;
  /** Undefined when unknown or past `expiresAt` at `now`. */
  findSession(tokenHash: string, now: Date): Promise<Session | undefined>;
  endSession(tokenHash: string): Promise<void>;
  /** Those that are open at `now`, newest first. */
  listSessions(now: Date): Promise<Session[]>;
  endSessionsBut(tokenHash: string): Promise<void>;
  /** Remembers that a session was used at `now`; nothing happens to one that has ended. */
  noteSessionUse(tokenHash: string, now: Date): Promise<void>;

  /**
   * All that is kept, as of one moment, as a .tar.gz for `npm run restore`. Without the password and
   * the sessions: a lost backup lets nobody in, and nobody can guess at the password with it.
   */
  backUp(): Promise<Readable>;

  /** Rejects when the store cannot be read or written right now. */
  checkReady(): Promise<void>;
  /** Waits for running writes, then gives the folder or connection free. */
  close(): Promise<void>;
}

/** What grows without end. */
export type RecordKind = 'booking' | 'contact_request';

/** An `Idempotency-Key` and a digest of the request that it was first sent with. */
export interface Once {
  key: string;
  fingerprint: string;
}

export type Reservation =
  | { outcome: 'reserved'; booking: Booking }
  | { outcome: 'slot_taken'; takenTimes: TimeOfDay[] };

/** A move loses a slot as a new booking does. */
export type Moved = Saved<Booking> | Exclude<Reservation, { outcome: 'reserved' }>;

export interface ListQuery {
  /** Looked for in names and e-mail, without case. */
  search?: string;
  /** Records on the page; `Infinity` for all of them. */
  limit: number;
  /** `nextCursor` of the page before. */
  cursor?: string;
}

export interface RequestQuery extends ListQuery {
  /** Only those that have come so far. */
  status?: RequestStatus;
}

export interface PartnerLeads {
  requests: number;
  bookings: number;
}

/** Few records that the owner edits, each with the number of its version. */
export interface EditedRecords<T extends Versioned> {
  all(): Promise<readonly T[]>;
  find(id: string): Promise<T | undefined>;
  /** All of them or, where one's name (a slug) belongs to another record, none. */
  add(...records: readonly T[]): Promise<'added' | 'name_taken'>;
  /** Keeps `record` as the version after the one that its `revision` names. */
  replace(record: T): Promise<Saved<T>>;
  remove(version: Versioned): Promise<Saved<T>>;
}

/** Pictures that the owner uploaded. A name stands for the same bytes for ever. */
export interface Uploads {
  /** Undefined when there is none of this name, or when it is not whole any more. */
  find(name: string): Promise<Uint8Array | undefined>;
  /** Gives `bytes` their name; the same bytes again are kept once. */
  add(bytes: Uint8Array, kind: UploadKind): Promise<string>;
}

/** What became of a change to one version of a record. */
export type Saved<T> =
  /** As it is kept now; of a record that was removed, its last version. */
  | { outcome: 'saved'; record: T }
  /** Somebody saved a newer version in between; nothing was changed. */
  | { outcome: 'outdated'; current: T }
  | { outcome: 'missing' }
  | { outcome: 'name_taken' };

/** Newest first. `total` counts what matches the query on all pages. */
export interface Page<T> {
  data: T[];
  total: number;
  nextCursor: string | null;
}

export interface Session {
  /** SHA-256 of the cookie's token, hex: a stolen file opens no session. */
  tokenHash: string;
  createdAt: string;
  expiresAt: string;
  /** Roughly, see `noteSessionUse`; missing until it was used a while after its beginning. */
  lastUsedAt?: string | undefined;
  /** In words, such as 'Safari on an iPhone'. */
  device?: string | undefined;
}

/** The private calendar that the owner's phone subscribes to. */
export interface CalendarFeed {
  /** SHA-256 of the secret in its address, hex: a stolen file opens no calendar. */
  secretHash: string;
  createdAt: string;
}

/** The disk refused a write; nothing was changed. `full` when there is no room. */
export class StoreWriteError extends Error {
  override name = 'StoreWriteError';
  readonly full: boolean;

  constructor(message: string, options: { cause: unknown; full: boolean }) {
    super(message, { cause: options.cause });
    this.full = options.full;
  }
}

/** An idempotency key came back with another content. */
export class IdempotencyKeyReusedError extends Error {
  override name = 'IdempotencyKeyReusedError';
}

/** `ListQuery.cursor` is not one that this store gave out. */
export class InvalidCursorError extends Error {
  override name = 'InvalidCursorError';
}
