import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

interface BackLinkProps {
  /** The list, for those who did not come from it. */
  href: string;
  children: string;
}

/**
 * The link from a record's screen to the list: back in history to the list it was opened from, so
 * that the list is as it was left.
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
        <span>{children}</span>
      </Link>
    </p>
  );
}
