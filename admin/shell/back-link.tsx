import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

interface BackLinkProps {
  /** The list, for who did not come from one. */
  href: string;
  children: string;
}

/**
 * Leads from the screen of one record to the list of all: to the list from which it was opened, by going
 * back, so that the list is found as it was left.
 */
export function BackLink({ href, children }: BackLinkProps) {
  const from = useHistoryState<{ from?: string } | null>()?.from;
  return (
    <p className="admin-back">
      <Link
        href={from ?? href}
        onClick={(event: MouseEvent) => {
          if (from === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          history.back();
        }}
      >
        <ArrowLeft size={18} />
        {children}
      </Link>
    </p>
  );
}
