import type { Business } from '#domain/business/business.ts';
import { answerTo, greeting } from '#domain/chat/answer.ts';
import { CHAT_REPLY_DELAY_MS, type ChatMessage } from '#domain/chat/chat-message.ts';
import type { ChatStore } from './chat.types.ts';

type NewMessage = Pick<ChatMessage, 'text' | 'isUser' | 'actions'>;

const add = (store: ChatStore, message: NewMessage) =>
  store.setState(({ messages }) => ({
    messages: [...messages, { ...message, id: `${messages.length + 1}`, timestamp: Date.now() }],
  }));

const addAnswer = (store: ChatStore, { text, actions }: ReturnType<typeof answerTo>) =>
  add(store, { text, actions, isUser: false });

export function openChat(store: ChatStore) {
  if (store.getState().messages.length === 0) add(store, { text: greeting.text, isUser: false });
  store.setState({ open: true, unread: 0, moveFocus: true });
}

/** `moveFocus` returns the focus to the launcher. */
export const closeChat = (store: ChatStore, { moveFocus = true } = {}) =>
  store.setState({ open: false, moveFocus });

/**
 * Adds a question and, after the delay of spec §4, its answer, even if the chat was closed
 * meanwhile. The delay is constant, which keeps the answers in order. Ignores blank text.
 */
export function send(store: ChatStore, text: string, business: Business) {
  if (!text.trim()) return;
  add(store, { text: text.trim(), isUser: true });
  store.setState(({ typing }) => ({ draft: '', typing: typing + 1 }));
  setTimeout(() => {
    addAnswer(store, answerTo(text, business));
    store.setState(({ typing, unread, open }) => ({
      typing: typing - 1,
      unread: open ? 0 : unread + 1,
    }));
  }, CHAT_REPLY_DELAY_MS);
}
