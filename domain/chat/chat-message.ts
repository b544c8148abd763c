import type { Locale } from '#domain/locale/locale.ts';
import type { ChatAction } from './chat-actions.ts';

/** How long the typing indicator shows before a reply, in milliseconds (spec §9). */
export const CHAT_REPLY_DELAY_MS = 1500;

/** Maximum length of a message, in characters; the rest of a longer message is ignored. */
export const CHAT_MESSAGE_MAX = 1000;

export interface ChatMessage {
  id: string;
  text: string;
  isUser: boolean;
  /** The language of `text`; undefined where a visitor's cannot be told. */
  locale?: Locale | undefined;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** The links of an answer. */
  actions?: readonly ChatAction[];
  /** The language that an answer offers to go on in. */
  offered?: Locale | undefined;
}
