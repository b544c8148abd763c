import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { useLazyChunk } from '#ui/use-lazy-chunk.ts';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import { createChatStore } from '#widgets/chat/chat.store.ts';
import type { ChatStore } from '#widgets/chat/chat.types.ts';
import { chatLazy, loadAndOpen } from '#widgets/chat/chat-lazy.ts';
import '#widgets/chat/chat.css';

interface LinkTextProps {
  className: string;
  children: ReactNode;
}

/** Leads nowhere: the admin stays open. */
const LinkText = ({ className, children }: LinkTextProps) => (
  <span className={className}>{children}</span>
);

/** The help chat, which sends nothing. */
export function TriedChat() {
  const [store] = useState(createChatStore);
  const { open, offline } = useStore(store);
  const lazy = useLazyChunk(chatLazy);
  return (
    <div className="text-chat">
      <Alert>{offline ? 'The chat could not be loaded. Check your connection.' : undefined}</Alert>
      {open && lazy ? (
        <lazy.ChatPanel store={store} PageLink={LinkText} />
      ) : (
        <OpenChat store={store} />
      )}
    </div>
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
