import type { HoldCause } from '#domain/hold/hold.ts';
import type { MessageKind } from './message-kinds.ts';
import type { MessageText } from './message-record.ts';
import type { StoredMessageSettings } from './message-settings.ts';

/**
 * `planned`: not due yet. `waiting`: due but not sent. `ended`: not sent and never will be, because
 * its subject changed or its time is over. `dropped`: likewise, by the owner after a restore.
 */
export type ShownMessageState = 'planned' | 'waiting' | 'sent' | 'refused' | 'ended' | 'dropped';

/** `limit`: its recipient has reached the limit of mails in 24 hours. */
export type HeldBy = 'limit' | HoldCause;

/** A message in the owner's list. Instants are ISO 8601. */
export interface ShownMessage {
  id: string;
  revision: number;
  kind: MessageKind;
  /** The name of the client that it is about; undefined for lists, endpoints and removed leads. */
  client?: string | undefined;
  state: ShownMessageState;
  /** Why it waits although it is due and has not failed. */
  held?: HeldBy | undefined;
  due: string;
  attempts: number;
  /** The next attempt for a message that failed. */
  nextAt?: string | undefined;
  sentAt?: string | undefined;
  /** The mail server's answer. */
  answer?: string | undefined;
  /** The mail as it was sent, or as it would be sent now; undefined once the person was erased. */
  mail?: MessageText | undefined;
  erasedAt?: string | undefined;
}

/** The answer of `GET /api/messages/settings`; `templates` and `translations` hold only the owner's own templates. */
export interface ShownMessageSettings
  extends Pick<
    StoredMessageSettings,
    | 'revision'
    | 'off'
    | 'reminderTime'
    | 'ownerEmail'
    | 'mailsPerPerson'
    | 'templates'
    | 'translations'
  > {
  /** Where messages to the owner are sent while `ownerEmail` is empty. */
  defaultOwnerEmail: string;
  isMailSetUp: boolean;
}

/** A sample message of a kind, about invented people. */
export interface SampleMessage {
  kind: MessageKind;
  mail: MessageText;
}

/** The answer of `POST /api/messages/test`. `answer` is the mail server's text. */
export interface TestMailResult {
  outcome: 'sent' | 'failed' | 'not_set_up';
  to: string;
  answer: string;
}
