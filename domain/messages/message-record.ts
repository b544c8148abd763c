import type { EveryField } from '#domain/records/every-field.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import { nextAttemptAt } from './delivery-window.ts';
import type { MessageKind } from './message-kinds.ts';

/**
 * `sending`: claimed until `nextAt`. `waiting`: the last attempt failed, the next one is at `nextAt`. `dropped`: the
 * owner dropped what was held after a restore.
 */
export const messageStates = ['sending', 'waiting', 'sent', 'refused', 'dropped'] as const;

/** Whether nothing is to be sent any more. */
export const isSettled = (state: MessageState): boolean =>
  state === 'sent' || state === 'refused' || state === 'dropped';

export type MessageState = (typeof messageStates)[number];

/** The state of a message from its first attempt on, or once it was dropped. `id` is that of the planned message. */
export interface MessageRecord extends Versioned {
  /** When the first attempt began, or it was dropped. All instants here are ISO 8601. */
  createdAt: string;
  kind: MessageKind;
  /** The ids of the requests and bookings that it is about. */
  leads: readonly string[];
  due: string;
  state: MessageState;
  attempts: number;
  nextAt?: string | undefined;
  sentAt?: string | undefined;
  /** The mail server's answer to a failed attempt, or why the server could not be reached. */
  answer?: string | undefined;
  /** The mail as it was sent; undefined before. */
  mail?: MessageText | undefined;
  /** Set when a person was erased from the record. */
  erasedAt?: string | undefined;
}

/** The readable text of a message. */
export interface MessageText {
  /** An email address. */
  to: string;
  subject: string;
  /** Plain text, lines ended by a line feed. */
  text: string;
}

/** Keeps that and when a message was sent, without personal data. */
export const erasedMessage = (record: MessageRecord, at: Date): EveryField<MessageRecord> => ({
  id: record.id,
  revision: record.revision,
  createdAt: record.createdAt,
  kind: record.kind,
  leads: record.leads,
  due: record.due,
  state: record.state,
  attempts: record.attempts,
  nextAt: record.nextAt,
  sentAt: record.sentAt,
  answer: undefined,
  mail: undefined,
  erasedAt: at.toISOString(),
});

/** How an attempt to send ended. */
export type SendOutcome =
  | { outcome: 'sent'; mail: MessageText; at: Date }
  /** The server rejected it permanently. */
  | { outcome: 'refused'; answer: string; mail: MessageText; at: Date }
  | { outcome: 'failed'; answer: string; at: Date };

/** `record` after an attempt that ended with `outcome`. */
export function settledMessage(record: MessageRecord, outcome: SendOutcome): MessageRecord {
  const { nextAt: _lease, answer: _before, ...rest } = record;
  if (outcome.outcome === 'sent') {
    return { ...rest, state: 'sent', sentAt: outcome.at.toISOString(), mail: outcome.mail };
  }
  if (outcome.outcome === 'refused') {
    return { ...rest, state: 'refused', answer: outcome.answer, mail: outcome.mail };
  }
  const nextAt = nextAttemptAt(record.attempts, outcome.at).toISOString();
  return { ...rest, state: 'waiting', nextAt, answer: outcome.answer };
}

/** Whether a message contains one of `mentions`; assumed while its text is not known yet. */
export function isNamedIn(
  { state, mail, answer }: MessageRecord,
  mentions: readonly string[],
): boolean {
  const text = `${mail?.to} ${mail?.subject} ${mail?.text} ${answer}`.toLowerCase();
  return state === 'sending' || mentions.some((mention) => text.includes(mention.toLowerCase()));
}
