import { Download } from 'lucide-react';
import { listPath } from '#admin/lists/list-calls.ts';
import type { RequestFilter } from './use-requests.ts';

/** A spreadsheet of every request that the filter leaves, not only of those shown. */
export function ExportLink({ filter }: { filter: RequestFilter }) {
  return (
    <a
      className="ui-button admin-quiet admin-export"
      href={`/api/${listPath('contact-requests.csv', { ...filter })}`}
      download
    >
      <Download size={18} />
      Export CSV
    </a>
  );
}
