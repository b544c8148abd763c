import { useLayoutEffect, useRef } from 'react';
import type { ChatMessage } from '#domain/chat/chat-message.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { formatTime } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import { ActionLinks } from './action-links.tsx';
import type { ChatLinks, ChatStore } from './chat.types.ts';
import { chatDialogWords } from './chat-dialog.words.ts';
import { LanguageOffer } from './language-offer.tsx';

interface ChatLogProps {
  store: ChatStore;
  messages: readonly ChatMessage[];
  typing: boolean;
  links: ChatLinks;
}

/** By the visitor's clock. */
function timeOf(timestamp: number, locale: Locale): string {
  const at = new Date(timestamp);
  return formatTime(`${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`, locale);
}

/** The conversation, a live region: screen readers announce what is added. */
export function ChatLog({ store, messages, typing, links }: ChatLogProps) {
  const words = useWords(chatDialogWords);
  const { locale } = useBusiness();
  const log = useRef<HTMLDivElement>(null);
  const { length } = messages;

  // Not scrollIntoView(), which would scroll the page too.
  useLayoutEffect(() => {
    if (log.current && (length || typing)) log.current.scrollTop = log.current.scrollHeight;
  }, [length, typing]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <div ref={log} className="chat-log" role="log" aria-label={words.conversation} tabIndex={0}>
      {messages.map(
        ({ id, text, isUser, timestamp, actions, locale: spoken = locale, offered }) => (
          <div key={id} className="chat-message" part="message" data-from={isUser ? 'you' : 'help'}>
            <p className="chat-from">
              <span>{`${isUser ? words.you : words.help} `}</span>
              <time dateTime={new Date(timestamp).toISOString()}>{timeOf(timestamp, locale)}</time>
            </p>
            <p className="chat-text" lang={spoken === locale ? undefined : spoken}>
              {text}
            </p>
            {actions ? (
              <ActionLinks store={store} actions={actions} links={links} locale={spoken} />
            ) : null}
            {offered && offered !== locale ? (
              <LanguageOffer store={store} locale={offered} links={links} />
            ) : null}
          </div>
        ),
      )}
      {typing ? (
        <p className="chat-typing">
          {words.typing}
          <span aria-hidden="true" />
          <span aria-hidden="true" />
          <span aria-hidden="true" />
        </p>
      ) : null}
    </div>
  );
}
