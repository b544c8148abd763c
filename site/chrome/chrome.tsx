import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { Toasts } from '#ui/page-toasts/toasts.tsx';
import { TooltipLayer } from '#ui/tooltip/tooltip-layer.tsx';
import { useWords } from '#ui/words.ts';
import { createChatStore } from '#widgets/chat/chat.store.ts';
import { BottomBar } from './bottom-bar.tsx';
import { chromeWords } from './chrome.words.ts';
import { ConsumerNotice } from './consumer-notice.tsx';
import { HelpChat } from './help-chat.tsx';
import { PromoBanner } from './promo-banner.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { TopBar } from './top-bar.tsx';
import { useBottomBar } from './use-bottom-bar.ts';

/** Header, footer and the floating parts of every page. */
export function Chrome({ path, children }: { path: string; children: ReactNode }) {
  const words = useWords(chromeWords);
  const [chat] = useState(createChatStore);
  const isChatOpen = useStore(chat, ({ open }) => open);
  const hasBar = useBottomBar(path) && !isChatOpen;
  return (
    <>
      <a className="site-skip" href="#content">
        {words.skip}
      </a>
      <TopBar />
      <PromoBanner />
      <SiteHeader path={path} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <ConsumerNotice />
      <SiteFooter path={path} />
      <aside aria-label={words.tools}>
        <ScrollToTop />
        <TooltipLayer />
      </aside>
      <HelpChat store={chat} replaced={hasBar} />
      <BottomBar shown={hasBar} path={path} chat={chat} />
      {/* The telephone stands in it. */}
      <Toasts below=".site-top-bar" />
    </>
  );
}
