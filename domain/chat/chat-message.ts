import type { ChatAction } from './chat-actions.ts';

/** How long the typing indicator shows before a reply, in milliseconds (spec §9). */
export const CHAT_REPLY_DELAY_MS = 1500;

/** Maximum length of a message, in characters; the rest of a longer message is ignored. */
export const CHAT_MESSAGE_MAX = 1000;

export interface ChatMessage {
  id: string;
  text: string;
  isUser: boolean;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** The links of an answer. */
  actions?: readonly ChatAction[];
}
