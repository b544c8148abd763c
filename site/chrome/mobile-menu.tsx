import { useEffect, useRef, useState } from 'react';
import { siteButtons } from '#domain/content/buttons.ts';
import { Icon } from '#site/icons/icon.tsx';
import { headerNavigation } from '#site/navigation/navigation.ts';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { chromeWords } from './chrome.words.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import './mobile-menu.css';

const MENU_ID = 'site-menu';

/**
 * A native popover, which works without JavaScript: it opens, and closes with Esc or a tap outside.
 * Once hydrated it sets `aria-expanded`, and closes when a link is chosen.
 */
export function MobileMenu({ path }: { path: string }) {
  const { phone } = useBusiness();
  const buttons = useTexts(siteButtons);
  const words = useWords(chromeWords);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<boolean>();

  // It may have been opened before hydration.
  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), []);

  const close = () => panel.current?.hidePopover();

  return (
    <div className="site-menu">
      <button
        type="button"
        className="site-menu-button"
        popoverTarget={MENU_ID}
        aria-controls={MENU_ID}
        aria-expanded={open}
        aria-label={words.menu}
      >
        <Icon name="menu" className="site-menu-closed" />
        <Icon name="cross" className="site-menu-open" />
      </button>
      <div
        ref={panel}
        id={MENU_ID}
        popover="auto"
        className="site-menu-panel"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <nav aria-label={words.mobile}>
          <NavigationLinks links={headerNavigation} path={path} onChoose={close} />
        </nav>
        <SiteLink
          href="/instant-quote"
          className="ui-button"
          data-kind="action"
          aria-current={path === '/instant-quote' ? 'page' : undefined}
          onClick={close}
        >
          {buttons.shortQuote}
        </SiteLink>
        <a className="ui-button" href={phone.href}>
          {buttons.call}
        </a>
        <LanguageSwitch path={path} onChoose={close} />
      </div>
    </div>
  );
}
