import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { business } from '#domain/business/business.ts';
import { quickActions } from '#domain/chat/chat-actions.ts';
import form from '#widgets/core/ui/form.css?inline';
import { useStyles } from '#widgets/core/use-styles.ts';
import { ActionLinks } from './action-links.tsx';
import type { ChatStore } from './chat.store.ts';
import type { ChatWidgetProps } from './chat.tsx';
import { ChatLog } from './chat-log.tsx';
import styles from './chat-panel.css?inline';
import { Composer } from './composer.tsx';
import { closeChat } from './conversation.ts';
import { useKeyboardRoom } from './use-keyboard-room.ts';

export type ChatLinks = Pick<ChatWidgetProps, 'partner' | 'apiBase' | 'siteBase' | 'PageLink'>;

export function ChatPanel({ store, ...links }: ChatLinks & { store: ChatStore }) {
  const panel = useRef<HTMLElement>(null);
  const { messages, typing } = useStore(store);
  useStyles(panel, form + styles);
  useKeyboardRoom(panel);

  useEffect(() => {
    if (!store.getState().arriving) return;
    store.setState({ arriving: false });
    // Where a finger points, focus in a field would bring up a keyboard that nobody asked for.
    const touch = window.matchMedia('(pointer: coarse)').matches;
    const target = touch ? panel.current : panel.current?.querySelector('textarea');
    target?.focus({ preventScroll: true });
  }, [store]);

  return (
    <section
      ref={panel}
      className="ui-card chat chat-panel"
      part="card"
      role="dialog"
      aria-label="Help chat"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) closeChat(store);
      }}
    >
      <div className="chat-head">
        <h2 className="chat-title" part="title">
          Help
        </h2>
        <p className="chat-who" part="licence">
          {business.name} · {business.licence.label}
        </p>
        <button
          type="button"
          className="chat-close"
          aria-label="Close chat"
          onClick={() => closeChat(store)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
      <ChatLog store={store} messages={messages} typing={typing > 0} links={links} />
      <ActionLinks store={store} actions={quickActions} links={links} label="Quick actions" />
      <Composer store={store} />
    </section>
  );
}
