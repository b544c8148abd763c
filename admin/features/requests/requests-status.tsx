import { timeOf } from '#admin/leads/moment.ts';
import type { OwnerList } from '#admin/lists/use-owner-list.ts';
import { requestStatusLabels } from '#domain/inspection-request/request-status.ts';
import type { RequestFilter } from './use-requests.ts';

interface RequestsStatusProps {
  list: Pick<OwnerList<unknown>, 'total' | 'readAt' | 'outdated'>;
  filter: RequestFilter;
}

/** How many there are, spoken when it changes; and of when, for the list never renews itself. */
export function RequestsStatus({ list, filter }: RequestsStatusProps) {
  return (
    <p className="admin-status">
      <span role="status">{list.outdated ? 'Searching…' : found(list.total ?? 0, filter)}</span>
      {list.readAt ? <span className="admin-as-of">As of {timeOf(list.readAt)}</span> : null}
    </p>
  );
}

function found(total: number, { search, status }: RequestFilter): string {
  const kind = status ? `${requestStatusLabels[status].toLowerCase()} ` : '';
  const count = `${total} ${kind}${total === 1 ? 'request' : 'requests'}`;
  if (search) return `${count} with “${search}” in name or e-mail`;
  return total > 1 ? `${count}, newest first` : count;
}
