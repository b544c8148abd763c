import { Download } from 'lucide-react';
import { listPath } from '#admin/lists/list-calls.ts';
import type { RequestFilter } from './use-requests.ts';

/** Downloads all requests that match the filter as CSV. */
export function ExportLink({ filter }: { filter: RequestFilter }) {
  return (
    <a
      className="ui-button admin-quiet admin-export"
      href={`/api/${listPath('contact-requests.csv', { search: filter.search, status: filter.status })}`}
      download
    >
      <Download size={18} />
      Export CSV
    </a>
  );
}
