import { isDeepStrictEqual } from 'node:util';
import { type AgentLinks, wantedByAgents } from '#domain/agents/agent-links.ts';
import type { AgreementTemplate } from '#domain/agreements/agreement-template.ts';
import { hasAgreement } from '#domain/agreements/find-template.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { isUnconfirmed } from '#domain/booking/client/confirmation.ts';
import type { StoredProfile } from '#domain/business/stored-records.ts';
import { zoneRules } from '#domain/business/zone-rules.ts';
import type { StaleCalendar } from '#domain/calendars/calendar-failure.ts';
import { type Hold, isHeldBy } from '#domain/hold/hold.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { emptyJob, type JobRecord } from '#domain/jobs/job-record.ts';
import type { StoredJobSettings } from '#domain/jobs/job-settings.ts';
import { bookingMessages } from '#domain/messages/booking-messages.ts';
import { calendarMessages } from '#domain/messages/calendar-messages.ts';
import { dayList } from '#domain/messages/day-list.ts';
import { jobMessages } from '#domain/messages/job-messages.ts';
import type { StoredMessageSettings } from '#domain/messages/message-settings.ts';
import type { PlannedMessage } from '#domain/messages/planned-message.ts';
import { requestMessages } from '#domain/messages/request-messages.ts';
import { webhookMessages } from '#domain/messages/webhook-messages.ts';
import { reviewLinks } from '#domain/reviews/review-links.ts';
import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import { addDays, addMonths, type CalendarMonth, monthOf } from '#domain/schedule/calendar-date.ts';
import type { StoredWebhook } from '#domain/webhooks/webhook.schema.ts';
import type { LeadsWithJobs } from '../leads.ts';
import { storageZone } from '../stored/collections.ts';

/** Calendar months before the current one whose appointments can still have messages. */
const MONTHS_BACK = 2;

/** The first month whose leads can have messages at `now`. */
export const firstPlannedMonth = (now: Date): CalendarMonth =>
  monthOf(addMonths(businessToday(now, storageZone), -MONTHS_BACK));

/** What decides which messages leads have, and when. */
interface PlanRules {
  settings: StoredMessageSettings;
  /** Its time zone, the hours until an answer, and where clients can review it. */
  profile: Pick<StoredProfile, 'timeZone' | 'promises' | 'links'>;
  jobSettings: StoredJobSettings;
  /** Which clients are asked to sign. */
  agreementTemplates: readonly AgreementTemplate[];
}

interface PlanSources extends PlanRules {
  leads: LeadsWithJobs;
  webhooks: readonly StoredWebhook[];
  staleCalendars: readonly StaleCalendar[];
  /** Who of the agents wants no mails. */
  agentLinks: readonly AgentLinks[];
}

interface OfBooking {
  job: JobRecord | undefined;
  messages: readonly PlannedMessage[];
}

/**
 * The messages that follow from leads. A stored record never changes, only another version replaces it: so
 * its messages are computed once, and asking every few seconds costs little with any number of leads.
 */
export class OutboxPlan {
  #ofRequests = new WeakMap<ContactRequest, readonly PlannedMessage[]>();
  #ofBookings = new WeakMap<Booking, OfBooking>();
  #rules: PlanRules | undefined;
  #last: { leads: LeadsWithJobs; compared: object; messages: PlannedMessage[] } | undefined;

  /**
   * Those that have not expired at `now`. With the same object of `leads` as before, and nothing else changed, the
   * expired ones are not looked through again.
   */
  unexpired(sources: PlanSources, now: Date): PlannedMessage[] {
    const { leads, ...others } = sources;
    const compared = { ...others, today: businessToday(now, zoneOf(sources)) };
    const last = this.#last;
    const isSame = last?.leads === leads && isDeepStrictEqual(last.compared, compared);
    const known = isSame ? last.messages : this.messagesOf(sources, now);
    const messages = known.filter(({ expires }) => now < expires);
    this.#last = { leads, compared, messages };
    return messages;
  }

  /** The messages that `hold` keeps back, in no order. */
  heldBy(hold: Hold, sources: PlanSources): PlannedMessage[] {
    return this.messagesOf(sources, new Date(hold.heldAt)).filter((message) =>
      isHeldBy(hold, message),
    );
  }

  /** In no order, expired ones among them. Of those with the same id, the one that is due first. */
  messagesOf(sources: PlanSources, now: Date): PlannedMessage[] {
    const { leads, webhooks, staleCalendars, agentLinks, ...rules } = sources;
    this.#forgetUnless(rules);
    const messages = firstOfEach([
      ...leads.requests.flatMap((request) => this.#ofRequest(request, rules)),
      ...leads.bookings.flatMap((booking) =>
        this.#ofBooking(booking, leads.jobs.get(booking.id), rules),
      ),
      ...dayLists(leads.bookings, rules, now),
      ...webhooks.flatMap((webhook) => webhookMessages(webhook, rules.settings)),
      ...staleCalendars.flatMap((calendar) => calendarMessages(calendar, rules.settings)),
    ]);
    return wantedByAgents(messages, agentLinks);
  }

  /** `message` as it follows from the leads that it is about as they are now; undefined when it does not. */
  current({ id }: PlannedMessage, sources: PlanSources, now: Date): PlannedMessage | undefined {
    return this.messagesOf(sources, now).find(
      (message) => message.id === id && now < message.expires,
    );
  }

  #ofBooking(
    booking: Booking,
    job: JobRecord | undefined,
    rules: PlanRules,
  ): readonly PlannedMessage[] {
    const known = this.#ofBookings.get(booking);
    if (known && known.job === job) return known.messages;
    const { settings, jobSettings, agreementTemplates } = rules;
    const zone = zoneOf(rules);
    const terms = {
      paymentTime: jobSettings.paymentTime,
      asksAgreement: hasAgreement(agreementTemplates, booking),
    };
    const record = job ?? emptyJob(booking);
    const hasReviewLink = reviewLinks(rules.profile).length > 0;
    const messages = [
      ...bookingMessages(booking, settings, zone, { record, terms }, hasReviewLink),
      ...jobMessages(booking, record, settings, { zone, terms }),
    ];
    this.#ofBookings.set(booking, { job, messages });
    return messages;
  }

  #ofRequest(request: ContactRequest, rules: PlanRules): readonly PlannedMessage[] {
    const known = this.#ofRequests.get(request);
    if (known) return known;
    const { promises } = rules.profile;
    const messages = requestMessages(request, rules.settings, {
      timeZone: zoneOf(rules),
      promises,
    });
    this.#ofRequests.set(request, messages);
    return messages;
  }

  #forgetUnless({ profile: { timeZone, promises, links }, ...others }: PlanRules): void {
    const rules = { ...others, profile: { timeZone, promises, links } };
    if (!isDeepStrictEqual(rules, this.#rules)) {
      this.#ofRequests = new WeakMap();
      this.#ofBookings = new WeakMap();
    }
    this.#rules = rules;
  }
}

const zoneOf = ({ profile }: Pick<PlanRules, 'profile'>): Zone => zoneRules[profile.timeZone];

function firstOfEach(messages: readonly PlannedMessage[]): PlannedMessage[] {
  const first = new Map<string, PlannedMessage>();
  for (const message of messages) {
    const other = first.get(message.id);
    if (!other || message.due < other.due) first.set(message.id, message);
  }
  return [...first.values()];
}

function dayLists(bookings: readonly Booking[], rules: PlanRules, now: Date): PlannedMessage[] {
  const zone = zoneOf(rules);
  const today = businessToday(now, zone);
  return [today, addDays(today, 1)].flatMap((date) => {
    const confirmed = bookings
      .filter((booking) => booking.date === date && booking.status === 'confirmed')
      .filter((booking) => booking.deletedAt === undefined && !isUnconfirmed(booking))
      .sort((one, other) => one.time.localeCompare(other.time));
    return dayList(date, confirmed, { settings: rules.settings, zone }) ?? [];
  });
}
