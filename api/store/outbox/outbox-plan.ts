import { isDeepStrictEqual } from 'node:util';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { isUnconfirmed } from '#domain/booking/client/confirmation.ts';
import { type Hold, isHeldBy } from '#domain/hold/hold.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { bookingMessages } from '#domain/messages/booking-messages.ts';
import { dayList } from '#domain/messages/day-list.ts';
import type { StoredMessageSettings } from '#domain/messages/message-settings.ts';
import type { PlannedMessage } from '#domain/messages/planned-message.ts';
import { requestMessages } from '#domain/messages/request-messages.ts';
import { webhookMessages } from '#domain/messages/webhook-messages.ts';
import type { Leads } from '#domain/privacy/retention.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays, addMonths, type CalendarMonth, monthOf } from '#domain/schedule/calendar-date.ts';
import type { StoredWebhook } from '#domain/webhooks/webhook.schema.ts';

/** Calendar months before the current one whose appointments can still have messages. */
const MONTHS_BACK = 2;

/** The first month whose leads can have messages at `now`. */
export const firstPlannedMonth = (now: Date): CalendarMonth =>
  monthOf(addMonths(businessToday(now), -MONTHS_BACK));

interface PlanSources {
  leads: Leads;
  webhooks: readonly StoredWebhook[];
  settings: StoredMessageSettings;
}

/**
 * The messages that follow from leads. A stored record never changes, only another version replaces it: so
 * its messages are computed once, and asking every few seconds costs little with any number of leads.
 */
export class OutboxPlan {
  #computed = new WeakMap<object, readonly PlannedMessage[]>();
  #settings: StoredMessageSettings | undefined;
  #last: { leads: Leads; compared: object; messages: PlannedMessage[] } | undefined;

  /**
   * Those that have not expired at `now`. With the same object of `leads` as before, and nothing else changed, the
   * expired ones are not looked through again.
   */
  unexpired(sources: PlanSources, now: Date): PlannedMessage[] {
    const { leads, ...others } = sources;
    const compared = { ...others, today: businessToday(now) };
    const last = this.#last;
    const isSame = last?.leads === leads && isDeepStrictEqual(last.compared, compared);
    const known = isSame ? last.messages : this.messagesOf(sources, now);
    const messages = known.filter(({ expires }) => now < expires);
    this.#last = { leads, compared, messages };
    return messages;
  }

  /** Those that `hold` keeps back, in no order. */
  heldBy(hold: Hold, sources: PlanSources): PlannedMessage[] {
    return this.messagesOf(sources, new Date(hold.heldAt)).filter((message) =>
      isHeldBy(hold, message),
    );
  }

  /** In no order, expired ones among them. Of those with the same id, the one that is due first. */
  messagesOf({ leads, webhooks, settings }: PlanSources, now: Date): PlannedMessage[] {
    this.#forgetUnless(settings);
    return firstOfEach([
      ...leads.requests.flatMap((request) => this.#ofRequest(request, settings)),
      ...leads.bookings.flatMap((booking) => this.#ofBooking(booking, settings)),
      ...dayLists(leads.bookings, settings, now),
      ...webhooks.flatMap((webhook) => webhookMessages(webhook, settings)),
    ]);
  }

  /** `message` as it follows from the leads that it is about as they are now; undefined when it does not. */
  current({ id }: PlannedMessage, sources: PlanSources, now: Date): PlannedMessage | undefined {
    return this.messagesOf(sources, now).find(
      (message) => message.id === id && now < message.expires,
    );
  }

  #ofBooking(booking: Booking, settings: StoredMessageSettings): readonly PlannedMessage[] {
    return this.#once(booking, () => bookingMessages(booking, settings));
  }

  #ofRequest(request: ContactRequest, settings: StoredMessageSettings): readonly PlannedMessage[] {
    return this.#once(request, () => requestMessages(request, settings));
  }

  #once(lead: object, compute: () => PlannedMessage[]): readonly PlannedMessage[] {
    const known = this.#computed.get(lead);
    if (known) return known;
    const computed = compute();
    this.#computed.set(lead, computed);
    return computed;
  }

  #forgetUnless(settings: StoredMessageSettings): void {
    if (!isDeepStrictEqual(settings, this.#settings)) this.#computed = new WeakMap();
    this.#settings = settings;
  }
}

function firstOfEach(messages: readonly PlannedMessage[]): PlannedMessage[] {
  const first = new Map<string, PlannedMessage>();
  for (const message of messages) {
    const other = first.get(message.id);
    if (!other || message.due < other.due) first.set(message.id, message);
  }
  return [...first.values()];
}

function dayLists(
  bookings: readonly Booking[],
  settings: StoredMessageSettings,
  now: Date,
): PlannedMessage[] {
  const today = businessToday(now);
  return [today, addDays(today, 1)].flatMap((date) => {
    const confirmed = bookings
      .filter((booking) => booking.date === date && booking.status === 'confirmed')
      .filter((booking) => booking.deletedAt === undefined && !isUnconfirmed(booking))
      .sort((one, other) => one.time.localeCompare(other.time));
    return dayList(date, confirmed, settings) ?? [];
  });
}
