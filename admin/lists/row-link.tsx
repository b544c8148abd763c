import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { leavePlace } from './place.ts';

interface RowLinkProps {
  href: string;
  /** Identifies the row in its list, whose position is restored on return. */
  place: string;
  className?: string;
  children: ReactNode;
}

/** The link from a row to the screen of its record. */
export function RowLink({ href, place, className, children }: RowLinkProps) {
  const [path] = useLocation();
  const search = useSearch();
  const from = search ? `${path}?${search}` : path;
  return (
    <Link
      className={className}
      href={href}
      state={{ from }}
      data-place={place}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        const opensTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
        if (!opensTab) leavePlace(event.currentTarget);
      }}
    >
      {children}
    </Link>
  );
}
