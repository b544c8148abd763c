import { Ellipsis, LogOut } from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'wouter';
import { LinksPopover } from './links-popover.tsx';
import { screens } from './screens.ts';

/** Links in a phone's navigation bar; "More" opens the others. */
const IN_BAR = 4;

interface NavigationProps {
  onLogOut: () => void;
  pending: boolean;
}

/** A sidebar; on phones a bar at the bottom, within reach of the thumb. */
export function Navigation({ onLogOut, pending }: NavigationProps) {
  const [current] = useLocation();
  const moreId = useId();
  const links = screens
    .filter(({ isUnlisted }) => !isUnlisted)
    .map((screen, index) => ({
      ...screen,
      current: currentOf(screen.path, current),
      inBar: index < IN_BAR,
    }));
  const isInMore = links.some((link) => link.current && !link.inBar);

  const logOut = (
    <button type="button" className="admin-nav-item" disabled={pending} onClick={onLogOut}>
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
      <div className="admin-nav-wide">{logOut}</div>
      <LinksPopover className="admin-nav-more" id={moreId}>
        <ul className="admin-nav-list">
          {links
            .filter(({ inBar }) => !inBar)
            .map((link) => (
              <li key={link.path}>{item(link)}</li>
            ))}
        </ul>
        {logOut}
      </LinksPopover>
    </nav>
  );
}

/** 'true' for a detail screen below `path`. */
function currentOf(path: string, current: string): 'page' | 'true' | undefined {
  if (current === path) return 'page';
  return current.startsWith(`${path}/`) ? 'true' : undefined;
}
