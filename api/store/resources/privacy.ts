import type { Booking } from '#domain/booking/booking.schema.ts';
import type { PersonLeads } from '#domain/privacy/person-records.ts';
import type { Leads, Retention } from '#domain/privacy/retention.ts';
import type { BusinessMoment } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';

export interface PrivacyStore {
  /**
   * The requests and bookings from which `erasuresBy` finds what `retention` erases on `today` and in the notice
   * period after it, the oldest first.
   */
  expiringLeads(retention: Retention, today: CalendarDate): Promise<Leads>;
  /** The requests and bookings with this contact key, of every status, the oldest first. */
  leadsOf(contactKey: string): Promise<PersonLeads>;
  /**
   * Erases the person from the leads with this contact key, in every file and with their idempotency
   * keys, and what names the person as the agent from other people's bookings. Answers
   * `bookings_ahead`, and changes nothing, while one of the bookings lies ahead of `at`. After a `StoreWriteError` some leads are erased; the same call goes on with the others.
   */
  erasePerson(contactKey: string, at: BusinessMoment): Promise<PersonErasure>;
  /**
   * The check of retention at `at`, to be called each day: erases what is due and was announced by the
   * checks of the days before. Answers what it erased.
   */
  eraseExpired(at: BusinessMoment): Promise<Leads>;
}

export type PersonErasure =
  | { outcome: 'erased'; erased: PersonLeads }
  | { outcome: 'bookings_ahead'; bookings: readonly Booking[] };
