import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChatMessage } from '#domain/chat/chat-message.ts';

/** Lives as long as the page, and nowhere else: what a visitor writes is never stored. */
export interface ChatState {
  open: boolean;
  /** The visitor has asked for the chat, and its code is still on the way. */
  opening: boolean;
  /** The code could not be loaded. */
  offline: boolean;
  messages: readonly ChatMessage[];
  /** Questions that wait for their answer. */
  typing: number;
  /** Answers that came while the chat was closed. */
  unread: number;
  /** What is written and not sent. */
  draft: string;
  /** The visitor has just opened or closed the chat: what comes in place takes the focus. */
  arriving: boolean;
}

export type ChatStore = StoreApi<ChatState>;

export const createChatStore = (): ChatStore =>
  createStore(() => ({
    open: false,
    opening: false,
    offline: false,
    messages: [],
    typing: 0,
    unread: 0,
    draft: '',
    arriving: false,
  }));
