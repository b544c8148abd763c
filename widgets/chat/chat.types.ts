import type { ComponentType, ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { ChatPage } from '#domain/chat/chat-actions.ts';
import type { ChatMessage } from '#domain/chat/chat-message.ts';
import type { MoveFocus } from '#ui/use-move-focus.ts';
import type { WidgetProps } from '#widgets/element/widget-props.ts';

/** In memory only: what a visitor writes is never stored. */
export interface ChatState extends MoveFocus {
  open: boolean;
  /** True while the panel's code loads. */
  opening: boolean;
  /** True when the panel's code could not be loaded. */
  offline: boolean;
  messages: readonly ChatMessage[];
  /** Number of questions waiting for an answer. */
  typing: number;
  /** Number of answers added while the chat was closed. */
  unread: number;
  /** Text that was typed but not sent. */
  draft: string;
}

export type ChatStore = StoreApi<ChatState>;

/** What makes a link of a page of the business's site. */
export interface ChatLinks extends Pick<WidgetProps, 'partner' | 'apiBase'> {
  /** Origin of the business's site, where links lead; defaults to `apiBase`. */
  siteBase?: string | undefined;
  /** The site's own link component. */
  PageLink?: ComponentType<{
    href: ChatPage;
    className: string;
    onClick: () => void;
    children: ReactNode;
  }>;
}

export interface ChatWidgetProps extends WidgetProps, ChatLinks {
  store?: ChatStore;
  /** The window's corner; the element's style sheet reads it from the attribute. */
  placement?: 'bottom-right' | 'bottom-left';
}
