import { Download, Ellipsis } from 'lucide-react';
import { Button } from '#admin/shell/button.tsx';
import { keyOf } from '#client/send.ts';
import { Menu } from '#ui/menu/menu.tsx';
import { MenuItem } from '#ui/menu/menu-item.tsx';
import type { RequestFilter } from './use-requests.ts';

/** Downloads requests as CSV: all, or those that match search and filter. */
export function ExportMenu({ filter: { search, status } }: { filter: RequestFilter }) {
  return (
    <Menu
      trigger={
        <Button>
          <Ellipsis size={18} />
          More
        </Button>
      }
    >
      {search || status ? (
        <MenuItem>
          <ExportLink query={{ search, status }}>Export these as CSV</ExportLink>
        </MenuItem>
      ) : null}
      <MenuItem>
        <ExportLink query={{}}>Export all as CSV</ExportLink>
      </MenuItem>
    </Menu>
  );
}

interface ExportLinkProps {
  query: Partial<Pick<RequestFilter, 'search' | 'status'>>;
  children: string;
}

function ExportLink({ query, children, ...rest }: ExportLinkProps) {
  return (
    <a {...rest} href={`/api/${keyOf('GET /api/contact-requests.csv', { query })}`} download>
      <Download size={18} />
      <span>{children}</span>
    </a>
  );
}
