import { useLayoutEffect, useRef } from 'react';
import type { ChatMessage } from '#domain/chat/chat-message.ts';
import { ActionLinks } from './action-links.tsx';
import type { ChatLinks, ChatStore } from './chat.types.ts';

interface ChatLogProps {
  store: ChatStore;
  messages: readonly ChatMessage[];
  typing: boolean;
  links: ChatLinks;
}

const timeOf = (timestamp: number) =>
  new Date(timestamp).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/** The conversation, a live region: screen readers announce what is added. */
export function ChatLog({ store, messages, typing, links }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const { length } = messages;

  // Not scrollIntoView(), which would scroll the page too.
  useLayoutEffect(() => {
    if (log.current && (length || typing)) log.current.scrollTop = log.current.scrollHeight;
  }, [length, typing]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
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
