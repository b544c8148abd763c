import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingSort } from '#domain/booking/booking-sort.ts';
import type { ClientLimits } from '#domain/booking/limits/booking-limits.ts';
import type { OnlineLimit } from '#domain/booking/limits/online-limit.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import type { Zone } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { LeadQuery } from '../leads.ts';
import type { Page } from '../page.ts';
import type { Saved } from '../versioned-records.ts';

export interface BookingStore {
  /**
   * Stores `booking` if it collides with no standing one and with none of `closedTimesOn`, else answers
   * `slot_taken`; with `limits`, only if its client has not too many open bookings, else answers
   * `over_limit`, and only if visitors have not made too many in all, else answers `over_online_limit`. The
   * checks and the write are one step. `key` works as in `addContactRequest`.
   */
  reserveSlot(
    booking: Booking,
    key?: IdempotencyKey,
    options?: ReservationOptions,
  ): Promise<Reservation>;
  /** The booking that was reserved with `key`; rejects like `reserveSlot`. */
  findRepeatedBooking(key: IdempotencyKey): Promise<Booking | undefined>;
  /** The standing bookings of `date`, earliest first: neither cancelled nor deleted. */
  standingOn(date: CalendarDate): Promise<Booking[]>;
  listBookings(query: BookingQuery): Promise<Page<Booking>>;
  findBooking(id: string): Promise<Booking | undefined>;
  /** The booking on `from` or later that has this one among its `links`. */
  findLinkedBooking(link: string, from: CalendarDate): Promise<Booking | undefined>;
  /**
   * Adds a link to the booking's page (`withLink`), without a new version, because nobody who edits the
   * booking sees its links. Undefined when there is no such booking, or only an erased one.
   */
  addBookingLink(id: string, link: string): Promise<Booking | undefined>;
  /** Stores `change` of that version, which keeps its date and time; `change` must be pure. */
  changeBooking(version: Versioned, change: (booking: Booking) => Booking): Promise<Saved<Booking>>;
  /**
   * Stores a change of date, time, length or status, or a restoration: frees the old slot and, if the
   * next version takes other time (`takesOtherTime`), reserves the new one as `reserveSlot` does. After a
   * crash at any point, the booking exists once and has one of the two slots. `move` must be pure.
   */
  moveBooking(
    version: Versioned,
    move: (booking: Booking) => Booking,
    options?: MoveOptions,
  ): Promise<Moved>;

  /**
   * Bookings of every status but no deleted ones on `date` and later, up to and including `to`; the earliest
   * appointment first.
   */
  bookingsFrom(date: CalendarDate, to?: CalendarDate): Promise<Booking[]>;

  /** Bookings of every status, also deleted, that were made after `since`, an ISO 8601 instant. */
  bookingsMadeSince(since: string): Promise<Booking[]>;

  /** Bookings of the mailbox `email` (`emailKey`), of every status, in no order. */
  bookingsOfMailbox(email: string): Promise<Booking[]>;
  /** Bookings whose agent has the mailbox `email` (`emailKey`), of every status, in no order. */
  bookingsOfAgent(email: string): Promise<Booking[]>;
  /**
   * Bookings that wait for their client's confirmation (`isUnconfirmed`) and whose deadline was
   * before `now`.
   */
  overdueBookings(now: Date): Promise<Booking[]>;
}

export interface MoveOptions {
  /** Stores it although its time is taken or closed: the owner's decision. */
  anyway?: boolean;
}

export interface ReservationOptions extends MoveOptions {
  limits?: LimitsAt | undefined;
}

export type Reservation =
  | { outcome: 'reserved'; booking: Booking }
  /** With the standing bookings of the day. */
  | { outcome: 'slot_taken'; standing: Booking[] }
  | { outcome: 'over_limit' }
  /** The time is free, but visitors have booked as many as they may. */
  | { outcome: 'over_online_limit' };

/** The limits at an instant, which decides what is still to come. */
export interface LimitsAt {
  limits: ClientLimits;
  now: Date;
  zone: Zone;
  /** The limit of all visitors' bookings together; undefined for none. */
  online?: OnlineLimit | undefined;
  /** The network address has made its bookings of the day: only a repeat is answered. */
  isAddressFull?: boolean;
}

/** The outcome of `moveBooking`. */
export type Moved = Saved<Booking> | Extract<Reservation, { outcome: 'slot_taken' }>;

export interface BookingQuery extends LeadQuery {
  /** By creation (the default) or by appointment, the latest first. `day` is of the same kind. */
  sort?: BookingSort;
}
