import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Versioned } from '#domain/edits/versioned.schema.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { monthOf } from '#domain/schedule/calendar-date.ts';
import type { ListQuery, Moved, Once, Page, Reservation, Saved } from '../store.ts';
import type { Disk } from './disk.ts';
import { bookings } from './kinds.ts';
import { MonthlyRecords, type Refuses } from './monthly-records.ts';

/** Bookings by the month of their appointment. No two that stand share a slot. */
export class BookingRecords {
  readonly #records: MonthlyRecords<Booking>;

  private constructor(records: MonthlyRecords<Booking>) {
    this.#records = records;
  }

  static async open(dataFolder: string, disk: Disk): Promise<BookingRecords> {
    return new BookingRecords(await MonthlyRecords.open(bookings, dataFolder, disk));
  }

  async reserve(booking: Booking, once: Once | undefined): Promise<Reservation> {
    const reserved = await this.#records.add(booking, once, isTaken);
    return reserved
      ? { outcome: 'reserved', booking: reserved }
      : { outcome: 'slot_taken', takenTimes: this.takenTimes(booking.date) };
  }

  async move(version: Versioned, move: (booking: Booking) => Booking): Promise<Moved> {
    let to: CalendarDate = '';
    const change = (booking: Booking) => {
      const moved = move(booking);
      to = moved.date;
      return moved;
    };
    const saved = await this.#records.changeUnless(isTaken, version, change);
    return saved ?? { outcome: 'slot_taken', takenTimes: this.takenTimes(to) };
  }

  change(version: Versioned, change: (booking: Booking) => Booking): Promise<Saved<Booking>> {
    return this.#records.change(version, change);
  }

  takenTimes(date: CalendarDate): TimeOfDay[] {
    return this.#records
      .ofMonth(monthOf(date))
      .filter(({ record }) => record.date === date && takes(record))
      .map(({ record }) => record.time)
      .sort();
  }

  /** Both days included; without `to` all later ones. The earliest appointment first. */
  between(from: CalendarDate, to: CalendarDate | undefined): Booking[] {
    return this.#records
      .ofMonths(monthOf(from), to && monthOf(to))
      .filter(({ date }) => date >= from && (to === undefined || date <= to))
      .sort(byStart);
  }

  countBy(groupOf: (booking: Booking) => string | undefined): ReadonlyMap<string, number> {
    return this.#records.countBy(groupOf);
  }

  list(query: ListQuery): Page<Booking> {
    return this.#records.list(query);
  }

  find(id: string): Booking | undefined {
    return this.#records.find(id);
  }
}

const byStart = (a: Booking, b: Booking) =>
  a.date.localeCompare(b.date) || a.time.localeCompare(b.time);

const takes = (booking: Booking) => booking.status !== 'cancelled';

const isTaken: Refuses<Booking> = (others, { date, time }) =>
  others.some(({ record }) => record.date === date && record.time === time && takes(record));
