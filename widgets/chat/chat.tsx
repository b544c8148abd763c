import { useState } from 'react';
import { useStore } from 'zustand';
import { BusinessProvider, useBusiness } from '#ui/business.tsx';
import { useLazyChunk } from '#ui/use-lazy-chunk.ts';
import { createChatStore } from './chat.store.ts';
import type { ChatWidgetProps } from './chat.types.ts';
import { ChatLauncher } from './chat-launcher.tsx';
import { chatLazy } from './chat-lazy.ts';

/**
 * The help chat (spec §2): a launcher, replaced by a panel once opened. The page stays usable
 * beside it; on a phone, where the panel covers the page, it is modal.
 */
export function ChatWidget({ store: given, placement: _placement, ...links }: ChatWidgetProps) {
  const [store] = useState(() => given ?? createChatStore());
  const { open, locale, businesses } = useStore(store);
  const ofPage = useBusiness();
  const lazy = useLazyChunk(chatLazy);

  return (
    <BusinessProvider business={(locale && businesses[locale]) ?? ofPage}>
      {open && lazy ? <lazy.ChatPanel store={store} {...links} /> : <ChatLauncher store={store} />}
    </BusinessProvider>
  );
}
