import { Ellipsis, LogOut } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { screens } from './screens.ts';

/** What a phone's bar has room for; the rest opens from its "More". */
const IN_BAR = 4;

interface NavigationProps {
  onLeave: () => void;
  pending: boolean;
}

/** A column beside the screen; on phones a bar below it, within reach of the thumb. */
export function Navigation({ onLeave, pending }: NavigationProps) {
  const [current] = useLocation();
  const more = useRef<HTMLDivElement>(null);
  const moreId = useId();
  const links = screens.map((screen, index) => ({
    ...screen,
    current: currentOf(screen.path, current),
    inBar: index < IN_BAR,
  }));
  const isInMore = links.some((link) => link.current && !link.inBar);

  const leave = (
    <button type="button" className="admin-nav-item" disabled={pending} onClick={onLeave}>
      <LogOut size={20} />
      <span>{pending ? 'Logging out…' : 'Log out'}</span>
    </button>
  );
  const item = ({ path, label, short, Icon, Count, current }: (typeof links)[number]) => (
    <Link href={path} className="admin-nav-item" aria-current={current}>
      <Icon size={20} />
      <span className={short && 'admin-nav-long'}>{label}</span>
      {short ? <span className="admin-nav-short">{short}</span> : null}
      {Count ? <Count /> : null}
    </Link>
  );

  return (
    <nav className="admin-nav" aria-label="Admin">
      <ul className="admin-nav-list">
        {links.map((link) => (
          <li key={link.path} className={link.inBar ? undefined : 'admin-nav-wide'}>
            {item(link)}
          </li>
        ))}
        <li className="admin-nav-narrow">
          <button
            type="button"
            className="admin-nav-item"
            popoverTarget={moreId}
            aria-current={isInMore || undefined}
          >
            <Ellipsis size={20} />
            <span>More</span>
          </button>
        </li>
      </ul>
      <div className="admin-nav-wide">{leave}</div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links in it are what is pressed */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only closes behind them */}
      <div
        className="admin-nav-more"
        id={moreId}
        popover="auto"
        ref={more}
        onClick={() => more.current?.hidePopover()}
      >
        <ul className="admin-nav-list">
          {links
            .filter(({ inBar }) => !inBar)
            .map((link) => (
              <li key={link.path}>{item(link)}</li>
            ))}
        </ul>
        {leave}
      </div>
    </nav>
  );
}

/** One of a screen's things belongs to the screen; the dashboard's path begins all others. */
function currentOf(path: string, current: string): 'page' | 'true' | undefined {
  if (current === path) return 'page';
  return path !== '/' && current.startsWith(`${path}/`) ? 'true' : undefined;
}
