import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#admin/shell/button.tsx';
import { thousands } from '#domain/quote/dollars.ts';
import type { ListPosition } from './use-list-position.ts';
import type { PagedList } from './use-paged-list.ts';

interface PagerProps {
  list: Omit<PagedList<unknown>, 'replace'>;
  /** The name of the navigation: 'requests'. */
  what: string;
  onGo: (position: ListPosition) => void;
}

/** Links to the previous and next page; nothing for a list of one page. */
export function Pager({ list, what, onGo }: PagerProps) {
  const { items = [], start, total = 0, previous, next, outdated } = list;
  if (!previous && !next) return null;
  return (
    <nav className="admin-pages" aria-label={`Pages of ${what}`}>
      <Button
        busy={outdated}
        disabled={!previous}
        onClick={() => {
          if (previous) onGo(previous);
        }}
      >
        <ChevronLeft size={18} />
        Previous
      </Button>
      <p>
        <span>
          {items.length > 0 ? `${thousands(start + 1)}–${thousands(start + items.length)}` : 'None'}
        </span>{' '}
        of <span>{thousands(total)}</span>
      </p>
      <Button
        busy={outdated}
        disabled={!next}
        onClick={() => {
          if (next) onGo(next);
        }}
      >
        Next
        <ChevronRight size={18} />
      </Button>
    </nav>
  );
}
