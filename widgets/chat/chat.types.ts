import type { ComponentType, MouseEvent, ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Business } from '#domain/business/business.ts';
import type { ChatPage } from '#domain/chat/chat-actions.ts';
import type { ChatMessage } from '#domain/chat/chat-message.ts';
import type { Locale } from '#domain/locale/locale.ts';
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
  /** The language that the visitor chose; the page's without. */
  locale?: Locale;
  /** The business in languages other than the page's that questions were asked in. */
  businesses: Partial<Record<Locale, Business>>;
  /** Number of questions waiting for an answer. */
  typing: number;
  /** Number of answers added while the chat was closed. */
  unread: number;
  /** Text that was typed but not sent. */
  draft: string;
}

export type ChatStore = StoreApi<ChatState>;

interface LinkProps {
  locale: Locale;
  className: string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** What makes a link of a page of the business's site. */
export interface ChatLinks extends Pick<WidgetProps, 'partner' | 'apiBase'> {
  /** Origin of the business's site, where links lead; defaults to `apiBase`. */
  siteBase?: string | undefined;
  /** The site's own link component, for a page in a language. */
  PageLink?: ComponentType<LinkProps & { href: ChatPage }>;
  /** The site's own link to the same page in another language; elsewhere the chat alone changes its language. */
  LanguageLink?: ComponentType<LinkProps>;
}

export interface ChatWidgetProps extends WidgetProps, ChatLinks {
  store?: ChatStore;
  /** The window's corner; the element's style sheet reads it from the attribute. */
  placement?: 'bottom-right' | 'bottom-left';
}
