import type { MessageKind } from './message-kinds.ts';
import type { MessageText } from './message-record.ts';
import type { StoredMessageSettings } from './message-settings.ts';

/**
 * `planned`: not due yet. `waiting`: due and not sent. `ended`: not sent, and will not be, because what
 * it is about has changed or its time is over.
 */
export type ShownMessageState = 'planned' | 'waiting' | 'sent' | 'refused' | 'ended';

/** A message in the owner's list. Instants are ISO 8601. */
export interface ShownMessage {
  id: string;
  revision: number;
  kind: MessageKind;
  /** The name of the client whom it is about; undefined for lists, endpoints and removed leads. */
  client?: string | undefined;
  state: ShownMessageState;
  /** It waits because its person has got as many mails as one may get in 24 hours. */
  held?: true | undefined;
  due: string;
  attempts: number;
  /** The next attempt, of a message that failed. */
  nextAt?: string | undefined;
  sentAt?: string | undefined;
  /** The mail server's words. */
  answer?: string | undefined;
  /** As it was sent, or as it would be now; undefined once the person was erased. */
  mail?: MessageText | undefined;
  erasedAt?: string | undefined;
}

/** The answer of `GET /api/messages/settings`; `templates` has the owner's own words only. */
export interface ShownMessageSettings
  extends Pick<
    StoredMessageSettings,
    'revision' | 'off' | 'reminderTime' | 'ownerEmail' | 'mailsPerPerson' | 'templates'
  > {
  /** Where the owner's messages go while `ownerEmail` is empty. */
  defaultOwnerEmail: string;
  isMailSetUp: boolean;
}

/** How a message of a kind looks, about invented people. */
export interface SampleMessage {
  kind: MessageKind;
  mail: MessageText;
}

/** The answer of `POST /api/messages/test`. `answer` is the mail server's, in words. */
export interface TestMailResult {
  outcome: 'sent' | 'failed' | 'not_set_up';
  to: string;
  answer: string;
}
