import type { Hold } from '#domain/hold/hold.ts';
import type { MessageRecord, SendOutcome } from '#domain/messages/message-record.ts';
import type { PlannedMessage } from '#domain/messages/planned-message.ts';
import type { ListQuery, Page } from '../page.ts';

export interface OutboxStore {
  readonly outbox: Outbox;
}

/**
 * The messages that go out, at least once each. A planned message follows from the stored leads
 * (`bookingMessages` and others), so it is durable in the same step as the lead that causes it, and ends
 * in the step that ends its cause. A record is stored from its first attempt on. While there is a hold, what
 * was due by then is planned and not claimed.
 */
export interface Outbox {
  /** Messages that were due before `now` are never sent. Only the first call has an effect. */
  begin(now: Date): Promise<void>;

  /** What is neither sent nor refused nor expired at `now`, the earliest due first. */
  planned(now: Date): Promise<PlannedMessage[]>;
  /** The ids of those that are due at `now` and wait only because of the limit of their person. */
  overLimit(now: Date): Promise<string[]>;
  /** What `hold` keeps back and is not settled, with what has expired since, the earliest due first. */
  held(hold: Hold, now: Date): Promise<PlannedMessage[]>;
  /** Stores that these are never sent; one of which another version is stored meanwhile stays as it is. */
  drop(messages: readonly PlannedMessage[], now: Date): Promise<void>;
  /** A claimed message as it is at `now`; undefined when its cause is gone or it has expired. */
  current(message: PlannedMessage, now: Date): Promise<PlannedMessage | undefined>;
  /**
   * Claims at most `limit` messages that are due at `now`, the earliest first, for the caller alone until
   * `until`: a claim that is not settled by then can be claimed again. With `limitMails` one that is over the
   * limit of its person (`mailLimit`) stays planned.
   */
  claim(options: {
    now: Date;
    until: Date;
    limit: number;
    limitMails?: boolean;
  }): Promise<PlannedMessage[]>;
  /** Stores how sending a claimed message ended. Its text is not stored once the person was erased. */
  settle(id: string, outcome: SendOutcome): Promise<void>;

  /** Messages about one of these leads that were attempted, oldest first. */
  about(leadIds: readonly string[]): Promise<MessageRecord[]>;
  find(id: string): Promise<MessageRecord | undefined>;
  /** Messages that were attempted and are no longer planned at `now`, newest first. */
  list(query: ListQuery, now: Date): Promise<Page<MessageRecord>>;
}
