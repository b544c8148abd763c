import { useLayoutEffect, useRef } from 'react';
import type { ChatMessage } from '#domain/chat/chat-message.ts';
import { ActionLinks } from './action-links.tsx';
import type { ChatStore } from './chat.store.ts';
import type { ChatLinks } from './chat-panel.tsx';

interface ChatLogProps {
  store: ChatStore;
  messages: readonly ChatMessage[];
  typing: boolean;
  links: ChatLinks;
}

const timeOf = (timestamp: number) =>
  new Date(timestamp).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/** The conversation, a live region: what is added is read out. */
export function ChatLog({ store, messages, typing, links }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const { length } = messages;

  // By its own scroll position: scrollIntoView() would scroll the page, too.
  useLayoutEffect(() => {
    if (log.current && (length || typing)) log.current.scrollTop = log.current.scrollHeight;
  }, [length, typing]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div ref={log} className="chat-log" role="log" aria-label="Conversation" tabIndex={0}>
      {messages.map(({ id, text, isUser, timestamp, actions }) => (
        <div key={id} className="chat-message" part="message" data-from={isUser ? 'you' : 'help'}>
          <p className="chat-from">
            {isUser ? 'You' : 'Help'}{' '}
            <time dateTime={new Date(timestamp).toISOString()}>{timeOf(timestamp)}</time>
          </p>
          <p className="chat-text">{text}</p>
          {actions ? <ActionLinks store={store} actions={actions} links={links} /> : null}
        </div>
      ))}
      {typing ? (
        <p className="chat-typing">
          Help is typing
          <span aria-hidden="true" />
          <span aria-hidden="true" />
          <span aria-hidden="true" />
        </p>
      ) : null}
    </div>
  );
}
