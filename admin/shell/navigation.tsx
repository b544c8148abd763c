import { LogOut } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { screens } from './screens.ts';

interface NavigationProps {
  onLeave: () => void;
  pending: boolean;
}

/** A column beside the screen; on phones a bar below it, within reach of the thumb. */
export function Navigation({ onLeave, pending }: NavigationProps) {
  const [current] = useLocation();
  return (
    <nav className="admin-nav" aria-label="Admin">
      <ul className="admin-nav-list">
        {screens.map(({ path, label, Icon, Count }) => (
          <li key={path}>
            <Link
              href={path}
              className="admin-nav-item"
              aria-current={current === path ? 'page' : undefined}
            >
              <Icon size={20} />
              <span>{label}</span>
              {Count ? <Count /> : null}
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className="admin-nav-item" disabled={pending} onClick={onLeave}>
        <LogOut size={20} />
        <span>{pending ? 'Logging out…' : 'Log out'}</span>
      </button>
    </nav>
  );
}
