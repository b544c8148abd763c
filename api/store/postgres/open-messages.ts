import { type SqlBool, sql } from 'kysely';
import type { PlannedMessage } from '#domain/messages/planned-message.ts';
import { byDue, isOpen } from '../outbox/attempts.ts';
import { askedOnce, clientToAsk } from '../outbox/open-messages.ts';
import { OutboxPlan } from '../outbox/outbox-plan.ts';
import type { Database } from './database.ts';
import type { Records } from './records.ts';
import { storableKey } from './storable-text.ts';

/** The messages that follow from the leads in a database and still have to be sent. */
export class OpenMessages {
  readonly #db: Database;
  readonly #settings: Records['messageSettings'];
  readonly #webhooks: Records['webhooks'];
  readonly #plan = new OutboxPlan();
  readonly #leads: Records['currentLeads'];

  constructor({ db, messageSettings, webhooks, currentLeads }: Records) {
    this.#db = db;
    this.#settings = messageSettings;
    this.#webhooks = webhooks;
    this.#leads = currentLeads;
  }

  /** Neither settled nor expired at `now`, the earliest due first. */
  async at(now: Date): Promise<PlannedMessage[]> {
    const settings = await this.#settings.read();
    const leads = await this.#leads.at(now);
    const webhooks = await this.#webhooks.read();
    const planned = this.#plan
      .messagesOf({ leads, webhooks, settings }, now)
      .filter((message) => isOpen(message, undefined, now));
    const attempts = await this.#attemptsOf(planned);
    const open = planned.filter((message) => isOpen(message, attempts.get(message.id), now));
    const attempted = open.filter(({ id }) => attempts.has(id));
    return askedOnce(open, await this.#askedClients(open, attempted)).sort(byDue);
  }

  /** `message` as it is at `now`; undefined when its cause is gone or it has expired. */
  async current(message: PlannedMessage, now: Date): Promise<PlannedMessage | undefined> {
    const settings = await this.#settings.read();
    const { about } = message;
    const leads = 'webhook' in about ? noLeads : await this.#leads.about(about);
    const webhooks = 'webhook' in about ? await this.#webhooks.read() : [];
    return this.#plan.current(message, { leads, webhooks, settings }, now);
  }

  /** By message; those of which no attempt was made are left out. */
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

const noLeads = { bookings: [], requests: [] };
