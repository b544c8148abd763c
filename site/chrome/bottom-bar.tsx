import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { siteShortcuts } from '#domain/content/buttons.ts';
import { Icon } from '#site/icons/icon.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';
import { preloadOnInteraction } from '#ui/lazy.ts';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import type { ChatStore } from '#widgets/chat/chat.types.ts';
import { chatLazy, loadAndOpen } from '#widgets/chat/chat-lazy.ts';
import { chromeWords } from './chrome.words.ts';
import './bottom-bar.css';

interface BottomBarProps {
  shown: boolean;
  path: string;
  chat: ChatStore;
}

/** Quote, call and chat within a thumb's reach; the style sheet hides it in wider windows. */
export function BottomBar({ shown, path, chat }: BottomBarProps) {
  const { phone, locale } = useBusiness();
  const texts = useTexts(siteShortcuts);
  const words = useWords(chromeWords);
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterChat(chat, button);
  return (
    <nav className="site-bottom-bar" aria-label={words.shortcuts} hidden={!shown}>
      <SiteLink
        href="/instant-quote"
        aria-current={path === '/instant-quote' ? 'page' : undefined}
        data-kind="action"
      >
        <Icon name="price" size={20} />
        {texts.quote}
      </SiteLink>
      <a href={phone.href} aria-label={words.call(phone.display)}>
        <Icon name="phone" size={20} />
        {texts.call}
      </a>
      <button
        type="button"
        ref={button}
        onClick={() => void loadAndOpen(chat, locale)}
        {...preloadOnInteraction(chatLazy)}
      >
        <Icon name="text" size={20} />
        {texts.chat}
      </button>
    </nav>
  );
}

/** A closed chat focuses its launcher, which the bar replaces. */
function useFocusAfterChat(chat: ChatStore, button: React.RefObject<HTMLButtonElement | null>) {
  const open = useStore(chat, (state) => state.open);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open, button]);
}
