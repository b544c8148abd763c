import type { Booking } from '#domain/booking/booking.schema.ts';
import { takesOtherTime } from '#domain/booking/calendar/takes-other-time.ts';
import { withLink } from '#domain/booking/client/booking-links.ts';
import { isOverdue } from '#domain/booking/client/confirmation.ts';
import { isActive } from '#domain/booking/is-active.ts';
import {
  clientKeyTexts,
  exceedsLimits,
  firstCountedDay,
} from '#domain/booking/limits/booking-limits.ts';
import { countedOnline, type OnlineLimit } from '#domain/booking/limits/online-limit.ts';
import { folderOf } from '#domain/leads/lead-folder.ts';
import { emailKey } from '#domain/leads/sender.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import { conflictsOf } from '#domain/schedule/appointment.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { type CalendarMonth, monthOf } from '#domain/schedule/calendar-date.ts';
import { closedTimesOn, type TimeRules } from '#domain/schedule/closed-times.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { Page } from '../page.ts';
import type {
  BookingQuery,
  LimitsAt,
  Moved,
  MoveOptions,
  Reservation,
  ReservationOptions,
} from '../resources/bookings.ts';
import { agentKey, bookings, linkKey } from '../stored/collections.ts';
import type { Saved } from '../versioned-records.ts';
import type { Conflicts } from './current-months.ts';
import type { Disk } from './disk.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import { MonthlyRecords } from './monthly-records.ts';

/**
 * Bookings by the month of their appointment. No two standing ones collide, and none takes a closed time,
 * unless the owner says so.
 */
export class BookingRecords {
  readonly #records: MonthlyRecords<Booking>;
  readonly #locks = new KeyedMutex();

  readonly #rules: () => TimeRules;

  private constructor(records: MonthlyRecords<Booking>, rules: () => TimeRules) {
    this.#records = records;
    this.#rules = rules;
  }

  /** `rules` answers with the owner's settings as they are now. */
  static async open(
    dataFolder: string,
    disk: Disk,
    rules: () => TimeRules,
  ): Promise<BookingRecords> {
    return new BookingRecords(await MonthlyRecords.open(bookings, dataFolder, disk), rules);
  }

  async reserve(
    booking: Booking,
    key: IdempotencyKey | undefined,
    { limits, anyway }: ReservationOptions = {},
  ): Promise<Reservation> {
    let refusal: Exclude<Reservation['outcome'], 'reserved'> = 'slot_taken';
    const conflicts: Conflicts<Booking> = (others, record) => {
      if (limits && this.#exceeds(record, limits)) refusal = 'over_limit';
      else if (!anyway && this.#isTaken(others, record)) refusal = 'slot_taken';
      else if (limits?.online && this.#isFull(limits.online)) refusal = 'over_online_limit';
      else return false;
      return true;
    };
    const add = () => this.#records.add(booking, key, conflicts);
    const reserved = await (limits ? this.#oneByOne(locksOf(booking, limits), add) : add());
    if (reserved) return { outcome: 'reserved', booking: reserved };
    if (refusal !== 'slot_taken') return { outcome: refusal };
    return { outcome: refusal, standing: this.standingOn(booking.date) };
  }

  #exceeds(booking: Booking, limits: LimitsAt): boolean {
    if (limits.isAddressFull) return true;
    return exceedsLimits(booking, this.#records.ofMonths(monthOf(firstCountedDay(limits))), limits);
  }

  #isFull(limit: OnlineLimit): boolean {
    return countedOnline(this.madeSince(limit.since), limit).length >= limit.most;
  }

  /** See `Store.bookingsMadeSince`. */
  madeSince(since: string): Booking[] {
    return this.#records.addedAfter(new Date(since));
  }

  /** See `Store.bookingsOfMailbox`. */
  ofMailbox(email: string): Booking[] {
    return this.#records.withKeys([emailKey(email)]);
  }

  /** See `Store.bookingsOfAgent`. */
  ofAgent(email: string): Booking[] {
    return this.#records.withKeys([agentKey(email)]);
  }

  /** See `Store.overdueBookings`. */
  overdue(now: Date): Booking[] {
    return this.#records.where((booking) => isOverdue(booking, now));
  }

  /**
   * Runs after all earlier bookings with one of the locks, so that a count of stored bookings, which
   * are in several files, includes each of them. Sorted locks rule out a deadlock.
   */
  #oneByOne<T>(locks: readonly string[], action: () => Promise<T>): Promise<T> {
    return locks
      .toSorted()
      .reduceRight<() => Promise<T>>((next, lock) => () => this.#locks.run(lock, next), action)();
  }

  /** Appointments end on their day, so that those which can collide are in one month's file. */
  readonly #isTaken: Conflicts<Booking> = (others, booking) => {
    if (!isActive(booking)) return false;
    const rules = this.#rules();
    const standing = others.map(({ record }) => record).filter(isActive);
    const taken = [...standing, ...closedTimesOn(booking.date, rules)];
    return conflictsOf(booking, taken, rules).length > 0;
  };

  findRepeated(key: IdempotencyKey): Booking | undefined {
    return this.#records.findRepeated(key);
  }

  async move(
    version: Versioned,
    move: (booking: Booking) => Booking,
    { anyway }: MoveOptions = {},
  ): Promise<Moved> {
    let current: Booking | undefined;
    let to: CalendarDate = '';
    const change = (booking: Booking) => {
      const moved = move(booking);
      current = booking;
      to = moved.date;
      return moved;
    };
    const conflicts: Conflicts<Booking> = (others, next) =>
      !anyway &&
      current !== undefined &&
      takesOtherTime(current, next) &&
      this.#isTaken(others, next);
    const saved = await this.#records.changeUnless(conflicts, version, change);
    return saved ?? { outcome: 'slot_taken', standing: this.standingOn(to) };
  }

  change(version: Versioned, change: (booking: Booking) => Booking): Promise<Saved<Booking>> {
    return this.#records.change(version, change);
  }

  /** See `Store.addBookingLink`. */
  addLink(id: string, link: string): Promise<Booking | undefined> {
    return this.#records.amend(id, (booking) =>
      booking.erasedAt === undefined ? withLink(booking, link) : undefined,
    );
  }

  /** The bookings of `date` that take time, earliest first. */
  standingOn(date: CalendarDate): Booking[] {
    return this.#records
      .ofMonth(monthOf(date))
      .map(({ record }) => record)
      .filter((record) => record.date === date && isActive(record))
      .sort(byStart);
  }

  /** From `from` to `to`, both included, or all later ones, without deleted ones. The earliest appointment first. */
  between(from: CalendarDate, to: CalendarDate | undefined): Booking[] {
    return this.#records
      .ofMonths(monthOf(from), to && monthOf(to))
      .filter(
        ({ date, deletedAt }) =>
          date >= from && (to === undefined || date <= to) && deletedAt === undefined,
      )
      .sort(byStart);
  }

  /** Another number after each change. */
  get version(): number {
    return this.#records.version;
  }

  /** Bookings of every status, also deleted, with an appointment in `first` or a later month. */
  ofMonths(first: CalendarMonth): Booking[] {
    return this.#records.ofMonths(first);
  }

  countBy(groupOf: (booking: Booking) => string | undefined): ReadonlyMap<string, number> {
    return this.#records.countBy(groupOf);
  }

  list({ folder = 'inbox', ...query }: BookingQuery): Page<Booking> {
    return this.#records.list(query, (booking) => folderOf(booking) === folder);
  }

  where(isWanted: (booking: Booking) => boolean): Booking[] {
    return this.#records.where(isWanted);
  }

  erase(
    ids: readonly string[],
    erase: (booking: Booking) => Booking | undefined,
  ): Promise<Booking[]> {
    return this.#records.erase(ids, erase);
  }

  /** See `Store.findLinkedBooking`. */
  findLinked(link: string, from: CalendarDate): Booking | undefined {
    return this.#records
      .withKeys([linkKey(link)])
      .filter(({ date }) => date >= from)
      .sort(byStart)[0];
  }

  find(id: string): Booking | undefined {
    return this.#records.find(id);
  }
}

/** The locks of the client, and of all visitors where their bookings are counted. */
const locksOf = (booking: Booking, { online }: LimitsAt): string[] => [
  ...clientKeyTexts(booking),
  ...(online ? ['online'] : []),
];

const byStart = (a: Booking, b: Booking) =>
  a.date.localeCompare(b.date) || a.time.localeCompare(b.time);
