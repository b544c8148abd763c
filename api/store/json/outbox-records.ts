import type { AgentLinks } from '#domain/agents/agent-links.ts';
import type { AgreementTemplate } from '#domain/agreements/agreement-template.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { StoredProfile } from '#domain/business/stored-records.ts';
import type { StoredBusyCalendar } from '#domain/calendars/busy-calendar.schema.ts';
import { type CalendarFailure, staleCalendars } from '#domain/calendars/calendar-failure.ts';
import { type Hold, notHeld } from '#domain/hold/hold.ts';
import type { StoredJobSettings } from '#domain/jobs/job-settings.ts';
import { emailKey } from '#domain/leads/sender.ts';
import {
  type CountedMail,
  countedMail,
  countedSince,
  mailLimit,
  mailLimitKey,
} from '#domain/messages/mail-limit.ts';
import {
  erasedMessage,
  isNamedIn,
  type MessageRecord,
  type SendOutcome,
  settledMessage,
} from '#domain/messages/message-record.ts';
import type { StoredMessageSettings } from '#domain/messages/message-settings.ts';
import {
  isAboutLeads,
  type MessageSubject,
  type PlannedMessage,
} from '#domain/messages/planned-message.ts';
import type { StoredWebhook } from '#domain/webhooks/webhook.schema.ts';
import { type LeadsWithJobs, noLeads } from '../leads.ts';
import { byDue, isClaimable, isOpen } from '../outbox/attempts.ts';
import { askedOnce, claimedMessage, clientToAsk, droppedMessage } from '../outbox/open-messages.ts';
import { OutboxPlan } from '../outbox/outbox-plan.ts';
import type { ListQuery, Page } from '../page.ts';
import { kinds } from '../records/kinds.ts';
import type { Outbox } from '../resources/outbox.ts';
import { messages } from '../stored/message-collection.ts';
import type { CommittedFile } from './committed-file.ts';
import { CurrentLeads, type LeadRecords } from './current-leads.ts';
import type { Disk } from './disk.ts';
import { MonthlyRecords } from './monthly-records.ts';
import { RecordClaims } from './record-claims.ts';

/** Records from which messages are derived. */
interface OutboxSources {
  leads: LeadRecords;
  profile: CommittedFile<StoredProfile>;
  settings: CommittedFile<StoredMessageSettings>;
  jobSettings: CommittedFile<StoredJobSettings>;
  agreementTemplates: CommittedFile<readonly AgreementTemplate[]>;
  webhooks: CommittedFile<readonly StoredWebhook[]>;
  calendars: CommittedFile<readonly StoredBusyCalendar[]>;
  calendarFailures: CommittedFile<readonly CalendarFailure[]>;
  agentLinks: CommittedFile<readonly AgentLinks[]>;
  hold: CommittedFile<Hold | null>;
}

/** The JSON store's outbox: what became of messages by month, beside the leads from which they follow. */
export class OutboxRecords {
  readonly #records: MonthlyRecords<MessageRecord>;
  readonly #leads: LeadRecords;
  readonly #currentLeads: CurrentLeads;
  readonly #profile: CommittedFile<StoredProfile>;
  readonly #settings: CommittedFile<StoredMessageSettings>;
  readonly #webhooks: CommittedFile<readonly StoredWebhook[]>;
  readonly #calendars: CommittedFile<readonly StoredBusyCalendar[]>;
  readonly #calendarFailures: CommittedFile<readonly CalendarFailure[]>;
  readonly #agentLinks: CommittedFile<readonly AgentLinks[]>;
  readonly #jobSettings: CommittedFile<StoredJobSettings>;
  readonly #agreementTemplates: CommittedFile<readonly AgreementTemplate[]>;
  readonly #hold: CommittedFile<Hold | null>;
  readonly #plan = new OutboxPlan();
  readonly #claims: RecordClaims<PlannedMessage, MessageRecord>;

  private constructor(records: MonthlyRecords<MessageRecord>, sources: OutboxSources) {
    this.#records = records;
    this.#leads = sources.leads;
    this.#currentLeads = new CurrentLeads(sources.leads);
    this.#profile = sources.profile;
    this.#settings = sources.settings;
    this.#webhooks = sources.webhooks;
    this.#calendars = sources.calendars;
    this.#calendarFailures = sources.calendarFailures;
    this.#agentLinks = sources.agentLinks;
    this.#jobSettings = sources.jobSettings;
    this.#agreementTemplates = sources.agreementTemplates;
    this.#hold = sources.hold;
    this.#claims = new RecordClaims(records, claimedMessage);
  }

  static async open(folder: string, disk: Disk, sources: OutboxSources): Promise<OutboxRecords> {
    return new OutboxRecords(await MonthlyRecords.open(messages, folder, disk), sources);
  }

  begin(now: Date): Promise<void> {
    return this.#settings.change((current) => {
      const begun = { ...current, since: now.toISOString() };
      const isNew = current.since === undefined;
      const next = isNew ? kinds.messageSettings.check(begun) : current;
      return { next, result: undefined };
    });
  }

  current(message: PlannedMessage, now: Date): PlannedMessage | undefined {
    const sources = { leads: this.#leadsOf(message.about), ...this.#others };
    return this.#plan.current(message, sources, now);
  }

  /** Records, besides leads, from which messages are derived. */
  get #others() {
    return {
      profile: this.#profile.content,
      settings: this.#settings.content,
      webhooks: this.#webhooks.content,
      staleCalendars: staleCalendars(this.#calendars.content, this.#calendarFailures.content),
      agentLinks: this.#agentLinks.content,
      jobSettings: this.#jobSettings.content,
      agreementTemplates: this.#agreementTemplates.content,
    };
  }

  #leadsOf(about: MessageSubject): LeadsWithJobs {
    return isAboutLeads(about) ? this.#currentLeads.about(about) : noLeads;
  }

  claim({ limitMails, ...options }: Parameters<Outbox['claim']>[0]): Promise<PlannedMessage[]> {
    const { now } = options;
    const admit = (due: readonly PlannedMessage[]) => this.#mailLimit(due, now);
    return this.#claims.claim({
      ...options,
      planned: () => notHeld(this.planned(now), this.#hold.content),
      current: (message) => this.current(message, now),
      admit: limitMails ? admit : undefined,
    });
  }

  /** See `Outbox.overLimit`. */
  overLimit(now: Date): string[] {
    const due = notHeld(this.planned(now), this.#hold.content).filter((message) =>
      isClaimable(message, this.#records.find(message.id), now),
    );
    const mayGoOut = this.#mailLimit(due, now);
    return due.filter((message) => !mayGoOut(message)).map(({ id }) => id);
  }

  #mailLimit(due: readonly PlannedMessage[], now: Date) {
    const { mailsPerPerson } = this.#settings.content;
    return mailLimit({ counted: this.#counted(now), due, mailsPerPerson, now });
  }

  /** The mails that count at `now`. */
  #counted(now: Date): CountedMail[] {
    // A mail goes out at the end of its own delivery window at the latest.
    return this.#records
      .addedAfter(countedSince(countedSince(now)))
      .flatMap((record) => countedMail(record, this.#limitKeyOf(record), now) ?? []);
  }

  #limitKeyOf({ kind, leads: [id = ''] }: MessageRecord): string | undefined {
    const booking = this.#leads.bookings.find(id);
    if (booking) return mailLimitKey({ kind, about: { booking } });
    const request = this.#leads.contactRequests.find(id);
    return request && mailLimitKey({ kind, about: { request } });
  }

  async settle(id: string, outcome: SendOutcome): Promise<void> {
    const current = this.#records.find(id);
    if (current?.state !== 'sending') return;
    await this.#records.change(current, (record) => {
      const isErased = record.erasedAt !== undefined || record.leads.some(this.#isErased);
      const settled = settledMessage(record, outcome);
      return isErased ? erasedMessage(settled, outcome.at) : settled;
    });
  }

  find(id: string): MessageRecord | undefined {
    return this.#records.find(id);
  }

  list(query: ListQuery, now: Date): Page<MessageRecord> {
    const planned = new Set(this.planned(now).map(({ id }) => id));
    return this.#records.list(query, ({ id }) => !planned.has(id));
  }

  /**
   * Erases the texts of all messages about one of these leads; with `mentions` only of those in which one
   * of them occurs, and of those that are on their way.
   */
  async eraseOf(leadIds: readonly string[], at: Date, mentions?: readonly string[]): Promise<void> {
    const theirs = this.about(leadIds).filter(
      (record) => record.erasedAt === undefined && (!mentions || isNamedIn(record, mentions)),
    );
    await this.#records.erase(
      theirs.map(({ id }) => id),
      (record) => erasedMessage(record, at),
    );
  }

  /** All messages about one of these leads of which an attempt was made, the oldest first. */
  about(leadIds: readonly string[]): MessageRecord[] {
    const ids = new Set(leadIds);
    return this.#records.where(({ leads }) => leads.some((id) => ids.has(id)));
  }

  /** Neither settled nor expired, the earliest due first. */
  planned(now: Date): PlannedMessage[] {
    return this.#openAt(now, this.#plan.unexpired(this.#sourcesAt(now), now));
  }

  /** See `Outbox.held`. */
  held(hold: Hold, now: Date): PlannedMessage[] {
    return this.#openAt(new Date(hold.heldAt), this.#plan.heldBy(hold, this.#sourcesAt(now)));
  }

  /** See `Outbox.drop`. */
  drop(messages: readonly PlannedMessage[], now: Date): Promise<void> {
    return this.#claims.put(messages, (message, record) => droppedMessage(message, record, now));
  }

  #sourcesAt(now: Date) {
    return { leads: this.#currentLeads.at(now), ...this.#others };
  }

  #openAt(instant: Date, messages: readonly PlannedMessage[]): PlannedMessage[] {
    const open = messages.filter((message) =>
      isOpen(message, this.#records.find(message.id), instant),
    );
    const asked = open.some(clientToAsk) ? this.#asked() : new Map();
    return askedOnce(open, asked).sort(byDue);
  }

  /** The messages that have asked clients for a review, by client. */
  #asked(): ReadonlyMap<string, string> {
    const requests = this.#records.where(({ kind }) => kind === 'review_request');
    const asked = new Map<string, string>();
    for (const record of requests) {
      const email = record.mail?.to ?? this.#bookingOf(record)?.email;
      if (email && record.state !== 'refused') asked.set(emailKey(email), record.id);
    }
    return asked;
  }

  #bookingOf({ leads }: MessageRecord): Booking | undefined {
    return this.#leads.bookings.find(leads[0] ?? '');
  }

  readonly #isErased = (id: string): boolean =>
    (this.#leads.bookings.find(id) ?? this.#leads.contactRequests.find(id))?.erasedAt !== undefined;
}
