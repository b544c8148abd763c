import { useEffect, useRef, useState } from 'react';
import { business } from '#domain/business/business.ts';
import { Icon } from '#site/icons/icon.tsx';
import { headerNavigation } from '#site/navigation/navigation.ts';
import { SiteLink } from '#site/routing/site-link.tsx';
import { NavigationLinks } from './navigation-links.tsx';

const MENU_ID = 'site-menu';

/**
 * A native popover: it opens, closes with Esc or a touch outside, and tells its state before any
 * script is there. From then on `aria-expanded` says it too, and choosing a link closes it.
 */
export function MobileMenu({ path }: { path: string }) {
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<boolean>();

  // It may have been opened before this runs.
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
        aria-label="Menu"
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
        <nav aria-label="Mobile">
          <NavigationLinks links={headerNavigation} path={path} onChoose={close} />
        </nav>
        <SiteLink
          href="/instant-quote"
          className="ui-button"
          data-kind="action"
          aria-current={path === '/instant-quote' ? 'page' : undefined}
          onClick={close}
        >
          Instant Quote
        </SiteLink>
        <a className="ui-button" href={business.phone.href}>
          Call {business.phone.display}
        </a>
      </div>
    </div>
  );
}
