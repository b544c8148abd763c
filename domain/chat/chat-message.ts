import type { ChatAction } from './chat-actions.ts';

/** How long the typing indicator shows before a reply, in milliseconds (spec §9). */
export const CHAT_REPLY_DELAY_MS = 1500;

/** The most characters that a visitor can write at once; a longer text is read this far. */
export const CHAT_MESSAGE_MAX = 1000;

export interface ChatMessage {
  id: string;
  text: string;
  isUser: boolean;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Where an answer leads. */
  actions?: readonly ChatAction[];
}
