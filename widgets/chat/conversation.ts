import { answerTo, greeting } from '#domain/chat/answer.ts';
import { CHAT_REPLY_DELAY_MS, type ChatMessage } from '#domain/chat/chat-message.ts';
import type { ChatStore } from './chat.store.ts';

type Said = Pick<ChatMessage, 'text' | 'isUser' | 'actions'>;

const add = (store: ChatStore, said: Said) =>
  store.setState(({ messages }) => ({
    messages: [...messages, { ...said, id: `${messages.length + 1}`, timestamp: Date.now() }],
  }));

const addAnswer = (store: ChatStore, { text, actions }: ReturnType<typeof answerTo>) =>
  add(store, { text, actions, isUser: false });

export function openChat(store: ChatStore) {
  if (store.getState().messages.length === 0) add(store, { text: greeting.text, isUser: false });
  store.setState({ open: true, unread: 0, arriving: true });
}

/** `back` gives the focus to the launcher, from where the chat was opened. */
export const closeChat = (store: ChatStore, { back = true } = {}) =>
  store.setState({ open: false, arriving: back });

/**
 * Sends a question and answers it after the delay of spec §4, also when the chat is closed by then.
 * Each question waits equally long, so the answers come in order. Blank text is not sent.
 */
export function send(store: ChatStore, text: string) {
  if (!text.trim()) return;
  add(store, { text: text.trim(), isUser: true });
  store.setState(({ typing }) => ({ draft: '', typing: typing + 1 }));
  setTimeout(() => {
    addAnswer(store, answerTo(text));
    store.setState(({ typing, unread, open }) => ({
      typing: typing - 1,
      unread: open ? 0 : unread + 1,
    }));
  }, CHAT_REPLY_DELAY_MS);
}
