import { type ReactNode, useId, useState } from 'react';
import { useStore } from 'zustand';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { BusinessProvider, useBusiness } from '#ui/business.tsx';
import { useLazyChunk } from '#ui/use-lazy-chunk.ts';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import { createChatStore } from '#widgets/chat/chat.store.ts';
import type { ChatStore } from '#widgets/chat/chat.types.ts';
import { chatLazy, loadAndOpen } from '#widgets/chat/chat-lazy.ts';
import '#widgets/chat/chat.css';

interface ChatPreviewProps {
  /** The owner's texts by block, published or not; undefined while one of them has a fault. */
  texts: Readonly<Record<string, unknown>> | undefined;
}

interface LinkTextProps {
  className: string;
  children: ReactNode;
}

/** Leads nowhere: the admin stays open. */
const LinkText = ({ className, children }: LinkTextProps) => (
  <span className={className}>{children}</span>
);

/** The help chat with answers that are not published; the last valid ones while a text has a fault. It sends nothing. */
export function ChatPreview({ texts }: ChatPreviewProps) {
  const id = useId();
  const business = useBusiness();
  const [store] = useState(createChatStore);
  const { open, offline } = useStore(store);
  const lazy = useLazyChunk(chatLazy);
  const [shown, setShown] = useState(business);
  if (texts && JSON.stringify(texts) !== JSON.stringify(shown.texts.en)) {
    setShown({ ...business, texts: { en: texts } });
  }
  return (
    <section aria-labelledby={id}>
      <h2 className="admin-card-title" id={id}>
        Try it
      </h2>
      <p className="text-lead" role="status">
        {texts
          ? 'The chat with the answers as they are here. Ask it something.'
          : 'A text has a fault: the chat still has the answers before it.'}
      </p>
      <Alert>{offline ? 'The chat could not be loaded. Check your connection.' : undefined}</Alert>
      <div className="ui-host text-chat">
        <BusinessProvider business={shown}>
          {open && lazy ? (
            <lazy.ChatPanel store={store} PageLink={LinkText} />
          ) : (
            <OpenChat store={store} />
          )}
        </BusinessProvider>
      </div>
    </section>
  );
}

/** Has the focus again once the chat is closed. */
function OpenChat({ store }: { store: ChatStore }) {
  const { opening } = useStore(store);
  const button = useMoveFocus<HTMLButtonElement>(store);
  return (
    <Button ref={button} busy={opening} onClick={() => void loadAndOpen(store)}>
      Open the chat
    </Button>
  );
}
