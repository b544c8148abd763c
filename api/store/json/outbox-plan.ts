import type { Booking } from '#domain/booking/booking.schema.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { bookingMessages } from '#domain/messages/booking-messages.ts';
import { dayList } from '#domain/messages/day-list.ts';
import type { StoredMessageSettings } from '#domain/messages/message-settings.ts';
import type { MessageSubject, PlannedMessage } from '#domain/messages/planned-message.ts';
import { requestMessages } from '#domain/messages/request-messages.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays, addMonths, type CalendarMonth, monthOf } from '#domain/schedule/calendar-date.ts';

/** Calendar months before the current one whose appointments can still have messages. */
const MONTHS_BACK = 2;

interface LeadSource<R> {
  find(id: string): R | undefined;
  ofMonths(first: CalendarMonth): readonly R[];
}

interface PlanSources {
  bookings: LeadSource<Booking>;
  requests: LeadSource<ContactRequest>;
  settings: () => StoredMessageSettings;
}

/**
 * The messages that follow from the leads. A stored record never changes, only another version replaces
 * it: so its messages are computed once, and asking every few seconds costs little with any number of
 * leads.
 */
export class OutboxPlan {
  readonly #sources: PlanSources;
  #computed = new WeakMap<object, readonly PlannedMessage[]>();
  #settings: StoredMessageSettings | undefined;

  constructor(sources: PlanSources) {
    this.#sources = sources;
  }

  /** In no order, expired ones among them. */
  messagesAt(now: Date): PlannedMessage[] {
    const today = businessToday(now);
    const first = monthOf(addMonths(today, -MONTHS_BACK));
    const bookings = this.#sources.bookings.ofMonths(first);
    return [
      ...this.#sources.requests.ofMonths(first).flatMap((request) => this.#ofRequest(request)),
      ...bookings.flatMap((booking) => this.#ofBooking(booking)),
      ...this.#dayLists(bookings, today),
    ];
  }

  /** The messages about the same lead, or day, as it is now. */
  messagesAbout(about: MessageSubject, now: Date): readonly PlannedMessage[] {
    const { bookings, requests } = this.#sources;
    if ('booking' in about) {
      const booking = bookings.find(about.booking.id);
      return booking ? this.#ofBooking(booking) : [];
    }
    if ('request' in about) {
      const request = requests.find(about.request.id);
      return request ? this.#ofRequest(request) : [];
    }
    return this.#dayLists(bookings.ofMonths(monthOf(about.date)), businessToday(now));
  }

  #ofBooking(booking: Booking): readonly PlannedMessage[] {
    return this.#once(booking, (settings) => bookingMessages(booking, settings));
  }

  #ofRequest(request: ContactRequest): readonly PlannedMessage[] {
    return this.#once(request, (settings) => requestMessages(request, settings));
  }

  #dayLists(bookings: readonly Booking[], today: CalendarDate): PlannedMessage[] {
    const settings = this.#sources.settings();
    return [today, addDays(today, 1)].flatMap((date) => {
      const confirmed = bookings
        .filter((booking) => booking.date === date && booking.status === 'confirmed')
        .filter(({ deletedAt }) => deletedAt === undefined)
        .sort((one, other) => one.time.localeCompare(other.time));
      return dayList(date, confirmed, settings) ?? [];
    });
  }

  #once(
    lead: object,
    compute: (settings: StoredMessageSettings) => PlannedMessage[],
  ): readonly PlannedMessage[] {
    const settings = this.#sources.settings();
    if (settings !== this.#settings) this.#computed = new WeakMap();
    this.#settings = settings;
    const known = this.#computed.get(lead);
    if (known) return known;
    const computed = compute(settings);
    this.#computed.set(lead, computed);
    return computed;
  }
}
