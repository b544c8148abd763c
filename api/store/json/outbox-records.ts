import type { Booking } from '#domain/booking/booking.schema.ts';
import { emailKey } from '#domain/leads/sender.ts';
import {
  erasedMessage,
  isNamedIn,
  type MessageRecord,
  type SendOutcome,
  settledMessage,
} from '#domain/messages/message-record.ts';
import type { StoredMessageSettings } from '#domain/messages/message-settings.ts';
import { leadIdsOf, type PlannedMessage } from '#domain/messages/planned-message.ts';
import { monthOf } from '#domain/schedule/calendar-date.ts';
import type { ListQuery, Page } from '../page.ts';
import { checkedRecord } from '../stored/checked-record.ts';
import type { Collection } from '../stored/collections.ts';
import {
  storedMessageSchema,
  storedMessageSettingsSchema,
} from '../stored/stored-messages.schema.ts';
import type { Saved } from '../versioned-records.ts';
import type { BookingRecords } from './booking-records.ts';
import type { CommittedFile } from './committed-file.ts';
import type { Disk } from './disk.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import { MonthlyRecords } from './monthly-records.ts';
import { OutboxPlan } from './outbox-plan.ts';
import type { RequestRecords } from './request-records.ts';
import { replaceRecord } from './single-record.ts';

/** By the month (UTC) of the first attempt. */
const messages: Collection<MessageRecord> = {
  folder: 'messages',
  schema: storedMessageSchema,
  monthOf: ({ createdAt }) => monthOf(createdAt),
  searched: ({ mail }) => ({
    name: mail?.subject ?? '',
    email: mail?.to ?? '',
    phone: '',
    address: '',
  }),
};

interface Leads {
  bookings: BookingRecords;
  contactRequests: RequestRecords;
}

/** The JSON store's outbox: what became of messages by month, beside the leads from which they follow. */
export class OutboxRecords {
  readonly #records: MonthlyRecords<MessageRecord>;
  readonly #leads: Leads;
  readonly #settings: CommittedFile<StoredMessageSettings>;
  readonly #plan: OutboxPlan;
  /** Claims are made one after the other, so that no two get the same message. */
  readonly #claims = new KeyedMutex();
  /**
   * What the last look through all messages has found due and nobody has claimed since, the latest first.
   * Among thousands a look takes 20 ms: there is another one when these are claimed.
   */
  #backlog: PlannedMessage[] = [];

  private constructor(
    records: MonthlyRecords<MessageRecord>,
    leads: Leads,
    settings: CommittedFile<StoredMessageSettings>,
  ) {
    this.#records = records;
    this.#leads = leads;
    this.#settings = settings;
    this.#plan = new OutboxPlan({
      bookings: leads.bookings,
      requests: leads.contactRequests,
      settings: () => settings.content,
    });
  }

  static async open(options: {
    folder: string;
    disk: Disk;
    leads: Leads;
    settings: CommittedFile<StoredMessageSettings>;
  }): Promise<OutboxRecords> {
    const records = await MonthlyRecords.open(messages, options.folder, options.disk);
    return new OutboxRecords(records, options.leads, options.settings);
  }

  get settings(): StoredMessageSettings {
    return this.#settings.content;
  }

  changeSettings(next: StoredMessageSettings): Promise<Saved<StoredMessageSettings>> {
    return replaceRecord(this.#settings, storedMessageSettingsSchema, next);
  }

  begin(now: Date): Promise<void> {
    return this.#settings.change((current) => {
      const begun = { ...current, since: now.toISOString() };
      const isNew = current.since === undefined;
      const next = isNew ? checkedRecord(storedMessageSettingsSchema, begun) : current;
      return { next, result: undefined };
    });
  }

  current({ id, about }: PlannedMessage, now: Date): PlannedMessage | undefined {
    const messages = this.#plan.messagesAbout(about, now);
    return messages.find((message) => message.id === id && now < message.expires);
  }

  claim({
    now,
    until,
    limit,
  }: {
    now: Date;
    until: Date;
    limit: number;
  }): Promise<PlannedMessage[]> {
    return this.#claims.run('claim', async () => {
      const claimed = this.#takeDue(now, limit);
      const writing = claimed.map((message) => this.#writeClaim(message, now, until));
      // Settled, so that no write is left running when one has failed.
      await Promise.allSettled(writing);
      await Promise.all(writing);
      return claimed;
    });
  }

  #takeDue(now: Date, limit: number): PlannedMessage[] {
    if (this.#backlog.length === 0) {
      this.#backlog = this.planned(now)
        .filter((message) => this.#isClaimable(message, now))
        .reverse();
    }
    const taken: PlannedMessage[] = [];
    while (taken.length < limit && this.#backlog.length > 0) {
      const found = this.#backlog.pop();
      // Since the look it may have been claimed, or its cause may be gone.
      const message = found && this.current(found, now);
      if (message && this.#isClaimable(message, now)) taken.push(message);
    }
    return taken;
  }

  #isClaimable({ id, due }: PlannedMessage, now: Date): boolean {
    const { state, nextAt } = this.#records.find(id) ?? {};
    if (due > now || state === 'sent' || state === 'refused') return false;
    return nextAt === undefined || new Date(nextAt) <= now;
  }

  async #writeClaim(
    { id, kind, due, about }: PlannedMessage,
    now: Date,
    until: Date,
  ): Promise<void> {
    const claim = { state: 'sending', nextAt: until.toISOString() } as const;
    const current = this.#records.find(id);
    if (current) {
      await this.#records.change(current, (record) => ({
        ...record,
        ...claim,
        attempts: record.attempts + 1,
      }));
      return;
    }
    await this.#records.add(
      {
        id,
        revision: 1,
        createdAt: now.toISOString(),
        kind,
        leads: leadIdsOf(about),
        due: due.toISOString(),
        attempts: 1,
        ...claim,
      },
      undefined,
    );
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
    const open = this.#plan.messagesAt(now).filter(({ id, expires }) => {
      const state = this.#records.find(id)?.state;
      return now < expires && state !== 'sent' && state !== 'refused';
    });
    return this.#askedOnce(open).sort((one, other) => one.due.getTime() - other.due.getTime());
  }

  /** Without requests for a review to a client who was asked before or is asked by another one. */
  #askedOnce(open: readonly PlannedMessage[]): PlannedMessage[] {
    if (!open.some(({ kind }) => kind === 'review_request')) return [...open];
    const asked = new Map<string, string>();
    for (const record of this.#records.where(({ kind }) => kind === 'review_request')) {
      const email = record.mail?.to ?? this.#bookingOf(record)?.email;
      if (email && record.state !== 'refused') asked.set(emailKey(email), record.id);
    }
    return open.filter(({ id, kind, about }) => {
      if (kind !== 'review_request' || !('booking' in about)) return true;
      const key = emailKey(about.booking.email);
      if (!asked.has(key)) asked.set(key, id);
      return asked.get(key) === id;
    });
  }

  #bookingOf({ leads }: MessageRecord): Booking | undefined {
    return this.#leads.bookings.find(leads[0] ?? '');
  }

  readonly #isErased = (id: string): boolean =>
    (this.#leads.bookings.find(id) ?? this.#leads.contactRequests.find(id))?.erasedAt !== undefined;
}
