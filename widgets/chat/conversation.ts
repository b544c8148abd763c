import type { Business } from '#domain/business/business.ts';
import { answerTo, greetingIn } from '#domain/chat/answer.ts';
import { CHAT_REPLY_DELAY_MS, type ChatMessage } from '#domain/chat/chat-message.ts';
import { languageOf } from '#domain/chat/message-language.ts';
import { defaultLocale, type Locale, locales } from '#domain/locale/locale.ts';
import { businessIn } from './business-in.ts';
import type { ChatStore } from './chat.types.ts';

type NewMessage = Omit<ChatMessage, 'id' | 'timestamp'>;

const add = (store: ChatStore, message: NewMessage) =>
  store.setState(({ messages }) => ({
    messages: [...messages, { ...message, id: `${messages.length + 1}`, timestamp: Date.now() }],
  }));

/** A chat without messages begins with the greeting in `locale`. */
export function openChat(store: ChatStore, locale: Locale = defaultLocale) {
  if (store.getState().messages.length === 0) {
    add(store, { text: greetingIn(locale).text, isUser: false, locale });
  }
  store.setState({ open: true, unread: 0, moveFocus: true });
}

/** `moveFocus` returns the focus to the launcher. */
export const closeChat = (store: ChatStore, { moveFocus = true } = {}) =>
  store.setState({ open: false, moveFocus });

/** When the last question of a chat so far is answered. */
const lastAnswer = new WeakMap<ChatStore, Promise<void>>();

/**
 * Adds a question and, after the delay of spec §4 and the answers before it, its answer, even if the chat was closed
 * meanwhile. Ignores blank text. A question in another language than that of `business` is answered in its own, if
 * that can be loaded from `apiBase`.
 */
export function send(store: ChatStore, text: string, business: Business, apiBase?: string) {
  if (!text.trim()) return;
  add(store, { text: text.trim(), isUser: true, locale: languageOf(text) });
  store.setState(({ typing }) => ({ draft: '', typing: typing + 1 }));
  const inLanguage = (locale: Locale) => businessIn(locale, store, business, apiBase);
  const delay = new Promise((end) => setTimeout(end, CHAT_REPLY_DELAY_MS));
  const answer = Promise.all([
    messageFor(text, business, inLanguage),
    delay,
    lastAnswer.get(store),
  ]);
  lastAnswer.set(
    store,
    answer.then(([message]) => {
      add(store, message);
      store.setState(({ typing, unread, open }) => ({
        typing: typing - 1,
        unread: open ? 0 : unread + 1,
      }));
    }),
  );
}

/** Offers the language that is not shown if the question was in it or about it. */
async function messageFor(
  question: string,
  shown: Business,
  inLanguage: (locale: Locale) => Promise<Business>,
): Promise<NewMessage> {
  const asked = languageOf(question) ?? shown.locale;
  const spoken = await inLanguage(asked);
  const { intent, text, actions } = answerTo(question, spoken);
  const other = locales.find((locale) => locale !== shown.locale);
  const isAboutOther = intent === 'spanish' && asked === shown.locale;
  const offered = isAboutOther && other ? await inLanguage(other) : spoken;
  return {
    text,
    actions,
    isUser: false,
    locale: spoken.locale,
    offered: offered === shown ? undefined : offered.locale,
  };
}
