import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { nameAndLicense } from '#domain/business/name-and-license.ts';
import { quickActions } from '#domain/chat/chat-actions.ts';
import { useBusiness } from '#ui/business.tsx';
import form from '#ui/form/form.css?inline';
import { useStyles } from '#ui/use-styles.ts';
import { useWords } from '#ui/words.ts';
import { ActionLinks } from './action-links.tsx';
import type { ChatLinks, ChatStore } from './chat.types.ts';
import { chatDialogWords } from './chat-dialog.words.ts';
import { ChatLog } from './chat-log.tsx';
import styles from './chat-panel.css?inline';
import { chatWidgetWords } from './chat-widget.words.ts';
import { Composer } from './composer.tsx';
import { closeChat } from './conversation.ts';
import { useDialogMode } from './use-dialog-mode.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';

export { openChat } from './conversation.ts';

export function ChatPanel({ store, ...links }: ChatLinks & { store: ChatStore }) {
  const business = useBusiness();
  const words = useWords(chatDialogWords);
  const { name } = useWords(chatWidgetWords);
  const panel = useRef<HTMLDialogElement>(null);
  const { messages, typing, locale } = useStore(store);
  useStyles(panel, form + styles);
  useKeyboardInset(panel);
  useDialogMode(panel);

  useEffect(() => {
    if (!store.getState().moveFocus) return;
    store.setState({ moveFocus: false });
    // On a touch screen, focusing a field would open the on-screen keyboard.
    const touch = window.matchMedia('(pointer: coarse)').matches;
    const target = touch ? panel.current : panel.current?.querySelector('textarea');
    target?.focus({ preventScroll: true });
  }, [store]);

  return (
    <dialog
      ref={panel}
      className="ui-card chat chat-panel"
      part="card"
      aria-label={name}
      lang={locale}
      tabIndex={-1}
      // Esc with the focus anywhere, or the back gesture; only a modal dialog gets this event.
      onCancel={() => closeChat(store)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) closeChat(store);
      }}
    >
      <div className="chat-head">
        <h2 className="chat-title" part="title">
          {words.title}
        </h2>
        <p className="chat-who" part="licence">
          {nameAndLicense(business)}
        </p>
        <button
          type="button"
          className="chat-close"
          aria-label={words.close}
          onClick={() => closeChat(store)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
      <ChatLog store={store} messages={messages} typing={typing > 0} links={links} />
      <ActionLinks
        store={store}
        actions={quickActions(business)}
        links={links}
        locale={business.locale}
        label={words.quickActions}
      />
      <Composer store={store} apiBase={links.apiBase} />
    </dialog>
  );
}
