import { type ComponentType, type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import type { ChatPage } from '#domain/chat/chat-actions.ts';
import { onDemand } from '#widgets/core/on-demand.ts';
import type { WidgetProps } from '#widgets/core/widget-props.ts';
import { type ChatStore, createChatStore } from './chat.store.ts';
import { ChatLauncher } from './chat-launcher.tsx';

export interface ChatWidgetProps extends WidgetProps {
  store?: ChatStore;
  /** The corner that the chat stands in. The element's own box follows it. */
  placement?: 'bottom-right' | 'bottom-left';
  /** Origin of the business's site, where answers lead to; without it `apiBase`. */
  siteBase?: string | undefined;
  /** How the site links its own pages. */
  PageLink?: ComponentType<{
    href: ChatPage;
    className: string;
    onClick: () => void;
    children: ReactNode;
  }>;
}

/** Conversation and rules: nobody needs them before the chat is opened. */
export const chatDesk = onDemand(() => import('./chat-desk.ts'));

/**
 * The help chat (spec §2): a launcher, and in its place a panel once it is opened. It is no modal:
 * the page stays usable beside it.
 */
export function ChatWidget({ store: given, placement: _place, ...links }: ChatWidgetProps) {
  const [store] = useState(() => given ?? createChatStore());
  const open = useStore(store, (state) => state.open);
  const desk = chatDesk.value;

  return open && desk ? (
    <desk.ChatPanel store={store} {...links} />
  ) : (
    <ChatLauncher store={store} desk={chatDesk} />
  );
}
