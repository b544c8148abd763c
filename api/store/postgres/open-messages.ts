import { type SqlBool, sql } from 'kysely';
import { staleCalendars } from '#domain/calendars/calendar-failure.ts';
import { type Hold, notHeld } from '#domain/hold/hold.ts';
import { mailLimit, mailLimitKey } from '#domain/messages/mail-limit.ts';
import { isAboutLeads, type PlannedMessage } from '#domain/messages/planned-message.ts';
import { noLeads } from '../leads.ts';
import { byDue, isOpen } from '../outbox/attempts.ts';
import { askedOnce, clientToAsk } from '../outbox/open-messages.ts';
import { OutboxPlan } from '../outbox/outbox-plan.ts';
import type { Outbox } from '../resources/outbox.ts';
import { claimAttempts } from './attempts.ts';
import { countedMails } from './counted-mails.ts';
import type { Database } from './database.ts';
import { withLocks } from './locks.ts';
import { messageTable } from './message-columns.ts';
import type { Records } from './records.ts';
import { storableKey } from './storable-text.ts';

const noOthers = { webhooks: [], staleCalendars: [] };

/** The messages that follow from the leads in a database and still have to be sent. */
export class OpenMessages {
  readonly #db: Database;
  readonly #profile: Records['businessProfile'];
  readonly #settings: Records['messageSettings'];
  readonly #jobSettings: Records['jobSettings'];
  readonly #agreementTemplates: Records['agreementTemplates'];
  readonly #webhooks: Records['webhooks'];
  readonly #calendars: Records['busyCalendars'];
  readonly #calendarFailures: Records['calendarFailures'];
  readonly #agentLinks: Records['agentLinks'];
  readonly #hold: Records['hold'];
  readonly #plan = new OutboxPlan();
  readonly #leads: Records['currentLeads'];
  /** What the last look has found due and this process has not claimed since, the latest first. */
  #backlog: PlannedMessage[] = [];
  /** All that the last look has found due, by the mails that it is counted with. */
  #byLimit = new Map<string | undefined, PlannedMessage[]>();

  constructor(records: Records) {
    const { db, businessProfile, messageSettings, webhooks, hold, currentLeads } = records;
    this.#db = db;
    this.#profile = businessProfile;
    this.#settings = messageSettings;
    this.#jobSettings = records.jobSettings;
    this.#agreementTemplates = records.agreementTemplates;
    this.#webhooks = webhooks;
    this.#calendars = records.busyCalendars;
    this.#calendarFailures = records.calendarFailures;
    this.#agentLinks = records.agentLinks;
    this.#hold = hold;
    this.#leads = currentLeads;
  }

  /** Neither settled nor expired at `now`, the earliest due first. */
  async at(now: Date): Promise<PlannedMessage[]> {
    return this.#openAt(now, this.#plan.unexpired(await this.#sourcesAt(now), now));
  }

  /** What is due at `now`, and not held, the earliest first. */
  async dueAt(now: Date): Promise<PlannedMessage[]> {
    const open = notHeld(await this.at(now), await this.#hold.read());
    return open.filter((message) => message.due <= now);
  }

  /** See `Outbox.held`. */
  async held(hold: Hold, now: Date): Promise<PlannedMessage[]> {
    const held = this.#plan.heldBy(hold, await this.#sourcesAt(now));
    return this.#openAt(new Date(hold.heldAt), held);
  }

  async #sourcesAt(now: Date) {
    const rules = await this.#rules();
    const leads = await this.#leads.at(now);
    return { ...rules, leads, ...(await this.#others()) };
  }

  /** Records from which messages about no lead are derived. */
  async #others() {
    const [webhooks, calendars, failures] = await Promise.all([
      this.#webhooks.read(),
      this.#calendars.read(),
      this.#calendarFailures.read(),
    ]);
    return { webhooks, staleCalendars: staleCalendars(calendars, failures) };
  }

  async #rules() {
    const [settings, profile, jobSettings, agreementTemplates, agentLinks] = await Promise.all([
      this.#settings.read(),
      this.#profile.read(),
      this.#jobSettings.read(),
      this.#agreementTemplates.read(),
      this.#agentLinks.read(),
    ]);
    return { settings, profile, jobSettings, agreementTemplates, agentLinks };
  }

  async #openAt(instant: Date, messages: readonly PlannedMessage[]): Promise<PlannedMessage[]> {
    const planned = messages.filter((message) => isOpen(message, undefined, instant));
    const attempts = await this.#attemptsOf(planned);
    const open = planned.filter((message) => isOpen(message, attempts.get(message.id), instant));
    const attempted = open.filter(({ id }) => attempts.has(id));
    return askedOnce(open, await this.#askedClients(open, attempted)).sort(byDue);
  }

  /** `message` as it is at `now`; undefined when its cause is gone or it has expired. */
  async current(message: PlannedMessage, now: Date): Promise<PlannedMessage | undefined> {
    const rules = await this.#rules();
    const { about } = message;
    const leads = isAboutLeads(about) ? await this.#leads.about(about) : noLeads;
    const others = isAboutLeads(about) ? noOthers : await this.#others();
    return this.#plan.current(message, { ...rules, leads, ...others }, now);
  }

  /** See `Outbox.claim`. Among thousands a look takes long: there is one when what it found has been claimed. */
  async claim({ limit, limitMails, ...lease }: Parameters<Outbox['claim']>[0]) {
    const { now } = lease;
    const isNew = this.#backlog.length === 0;
    if (isNew) await this.#look(now);
    const claimed: PlannedMessage[] = [];
    while (claimed.length < limit && this.#backlog.length > 0) {
      const found = this.#backlog.splice(claimed.length - limit).reverse();
      // Since an earlier look their causes may be gone.
      const next = isNew ? found : await this.#current(found, now);
      claimed.push(
        ...(limitMails
          ? await this.#claimWithinLimits(next, lease)
          : await claimAttempts(this.#db, messageTable, next, lease)),
      );
    }
    return claimed;
  }

  async #current(found: readonly PlannedMessage[], now: Date): Promise<PlannedMessage[]> {
    const current = await Promise.all(found.map((message) => this.current(message, now)));
    return current.filter((message) => message !== undefined);
  }

  async #look(now: Date): Promise<void> {
    const due = await this.dueAt(now);
    this.#byLimit = Map.groupBy(due, mailLimitKey);
    this.#backlog = due.reverse();
  }

  async #claimWithinLimits(next: readonly PlannedMessage[], lease: { now: Date; until: Date }) {
    const { now } = lease;
    const { mailsPerPerson } = await this.#settings.read();
    const keys = new Set(next.map(mailLimitKey));
    const due = [...keys].flatMap((key) => this.#byLimit.get(key) ?? []);
    // One process after another, so that each counts what the others have claimed.
    return withLocks(this.#db, ['mail limit'], async (transaction) => {
      const counted = await countedMails(transaction, next, now);
      const isAdmitted = mailLimit({ counted, due, mailsPerPerson, now });
      return claimAttempts(transaction, messageTable, next, lease, isAdmitted);
    });
  }

  /** By message; messages without an attempt are left out. */
  async #attemptsOf(messages: readonly PlannedMessage[]) {
    const ids = messages.map(({ id }) => id);
    const rows = await this.#db
      .selectFrom('messages')
      .select(['id', 'state'])
      .where(sql<SqlBool>`id = any(${ids})`)
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** The clients whom `open` would ask for a review and who have been asked, with the message that did. */
  async #askedClients(
    open: readonly PlannedMessage[],
    attempted: readonly PlannedMessage[],
  ): Promise<ReadonlyMap<string, string>> {
    const clients = open.flatMap((message) => clientToAsk(message) ?? []);
    if (clients.length === 0) return new Map();
    const keys = clients.map(storableKey);
    const rows = await this.#db
      .selectFrom('messages')
      .select(['id', 'asked_client'])
      .where(sql<SqlBool>`asked_client = any(${keys})`)
      .execute();
    const sent = new Map(rows.map(({ id, asked_client }) => [asked_client, id]));
    const asked = new Map(attempted.map((message) => [clientToAsk(message) ?? '', message.id]));
    for (const client of clients) {
      const id = sent.get(storableKey(client));
      if (id !== undefined) asked.set(client, id);
    }
    return asked;
  }
}
