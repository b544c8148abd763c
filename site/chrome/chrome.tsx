import type { ReactNode } from 'react';
import { Toasts } from '#ui/page-toasts/toasts.tsx';
import { TooltipLayer } from '#ui/tooltip/tooltip-layer.tsx';
import { ConsumerNotice } from './consumer-notice.tsx';
import { HelpChat } from './help-chat.tsx';
import { PromoBanner } from './promo-banner.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { TopBar } from './top-bar.tsx';

/** Header, footer and the floating parts of every page. */
export function Chrome({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <a className="site-skip" href="#content">
        Skip to content
      </a>
      <TopBar />
      <SiteHeader path={path} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <ConsumerNotice />
      <SiteFooter path={path} />
      <aside aria-label="Page tools">
        <ScrollToTop />
        <TooltipLayer />
      </aside>
      <PromoBanner />
      <HelpChat />
      <Toasts />
    </>
  );
}
